import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./device.svelte";
import { settle } from "./settings.svelte";
import "./style/theme.css";

void settle().then(() => mount(App, { target: document.getElementById("app")! }));
if (import.meta.env.PROD) addEventListener("load", () => void keepShell());
