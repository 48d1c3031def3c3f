/** The line to the table: pushes come in, and after a break it asks for what it missed. */
import { socketAddress } from "../api";
import type { Changed, Failed, Hello, Moved, Notice, Ordered, Pong, Said } from "../wire";
import type { Language } from "../words.svelte";

export type Pushed = Hello | Moved | Changed | Said | Notice | Ordered | Pong | Failed;
export type Line = "connecting" | "open" | "lost";

const FIRST_WAIT = 400; // milliseconds until the first new try; then twice as long each time
const LONGEST_WAIT = 8000;
const PING_EVERY = 50_000; // the service keeps the line open; this is only to notice that it is gone
const ENDED = new Set([4401, 4403]); // the session is over, or the seat is no longer mine

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinging = 0;
  private closed = false;

  constructor(
    private readonly id: string,
    public seat: number | null,
    private readonly since: () => number,
    private readonly hear: (message: Pushed) => void,
    private readonly tell: (line: Line) => void,
    /** Find out who I am now, before the next try. */
    private readonly ended: () => Promise<void>,
  ) {
    this.connect();
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    document.addEventListener("visibilitychange", this.look);
  }

  /** The service spares itself what nobody looks at; it is told as soon as somebody does again. */
  private readonly look = (): void => {
    this.send({ type: "look", visible: document.visibilityState === "visible" });
  };

  private readonly now = (): void => {
    if (this.socket === null && document.visibilityState === "visible") this.connect();
  };

  private connect(): void {
    if (this.closed || this.socket !== null) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(socketAddress(this.id, this.seat, this.since()));
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.tell("open");
      if (document.visibilityState !== "visible") this.look();
      this.pinging = window.setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as Pushed);
    socket.onclose = ({ code }) => {
      clearInterval(this.pinging);
      if (this.socket === socket) this.socket = null;
      if (this.closed) return;
      this.tell("lost");
      if (ENDED.has(code)) void this.ended().finally(() => this.later());
      else this.later();
    };
  }

  private later(): void {
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private send(message: unknown): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Look from another seat from now on. */
  sit(seat: number | null): void {
    this.seat = seat;
    this.send({ type: "sit", seat });
  }

  speak(lang: Language): void {
    this.send({ type: "lang", lang });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    document.removeEventListener("visibilitychange", this.look);
    const { socket } = this;
    // Browsers complain of a socket that is closed before it is open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
