import { mount } from "svelte";
import App from "./App.svelte";
import { settle } from "./settings.svelte";
import "./style/theme.css";

void settle().then(() => mount(App, { target: document.getElementById("app")! }));
