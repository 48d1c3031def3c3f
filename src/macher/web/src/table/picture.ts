/** The result of a game as a picture to send to friends: drawn here, of what the final screen shows anyway. */
import { LETTERS, type Party } from "../names";

export interface PictureRow {
  name: string;
  party: Party;
  total: number;
  /** The points of each source, in the order of `sources`. */
  parts: number[];
  winner: boolean;
}

export interface PictureState {
  name: string;
  /** Its outline, with the box around it; empty where there is none. */
  path: string;
  box: string;
  /** Rows of those who won there. */
  winners: number[];
}

export interface Picture {
  title: string;
  about: string;
  headline: string;
  foot: string;
  sources: string[];
  /** The first place first. */
  rows: PictureRow[];
  states: PictureState[];
}

export const WIDTH = 1200;
export const HEIGHT = 760;
const EDGE = 48;
const INK = "#f3f5f9";
const SOFT = "#b9c4d6";
const GOLD = "#e0b449";
const FONT = '"Inter Variable", "Noto Sans", system-ui, sans-serif';

/** Parties as they look by night: the picture is the same whatever theme the page has. */
const COLOURS: Record<Party, string> = { linke: "#e0569d", spd: "#f2545b", gruene: "#56b860", cdu: "#9aa3b2", fdp: "#f4d03f" };
const ON_PARTY = "#10141c";

type Pen = CanvasRenderingContext2D;

/** How dark the part of a source is, the first one darkest. */
const shade = (at: number, of: number): number => 1 - at * (0.72 / Math.max(of, 1));

/** Write a text; one that is too long for its room is smaller, and ends in dots if that is not enough. Returns its width. */
function write(pen: Pen, text: string, x: number, y: number, size: number, room: number, weight = 400, colour = INK): number {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  const fits = room / Math.max(pen.measureText(text).width, 1);
  if (fits < 1) pen.font = `${weight} ${size * Math.max(fits, 0.7)}px ${FONT}`;
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > room) shown = `${shown.replace(/…$/, "").slice(0, -1).trimEnd()}…`;
  pen.fillText(shown, x, y);
  return pen.measureText(shown).width;
}

/** The mark of a party: its colour and its letter. */
function mark(pen: Pen, row: PictureRow, x: number, y: number, size: number): void {
  pen.fillStyle = COLOURS[row.party];
  pen.beginPath();
  pen.roundRect(x, y, size, size, size * 0.27);
  pen.fill();
  pen.strokeStyle = "rgb(255 255 255 / 55%)";
  pen.lineWidth = 1.5;
  pen.stroke();
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  write(pen, LETTERS[row.party], x + size / 2, y + size / 2 + size * 0.04, size * 0.6, size, 800, ON_PARTY);
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
}

function ground(pen: Pen): void {
  const sky = pen.createLinearGradient(0, 0, WIDTH, HEIGHT);
  sky.addColorStop(0, "#0b101a");
  sky.addColorStop(0.7, "#16223b");
  sky.addColorStop(1, "#1d2f57");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = GOLD;
  pen.fillRect(0, HEIGHT - 8, WIDTH, 8);
}

function sign(pen: Pen, x: number, y: number): void {
  pen.strokeStyle = GOLD;
  pen.lineWidth = 4;
  pen.setLineDash([7, 5]);
  pen.beginPath();
  pen.moveTo(x, y + 22);
  pen.lineTo(x + 64, y + 22);
  pen.stroke();
  pen.setLineDash([]);
  for (const [at, top, colour] of [[4, 30, "#f2545b"], [24, 6, GOLD], [44, 42, "#6ea0ff"]] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x + at, y + top, 15, 64 - top, 3);
    pen.fill();
  }
}

function bars(pen: Pen, picture: Picture, top: number, height: number): void {
  const most = Math.max(1, ...picture.rows.map((row) => row.total));
  const step = height / picture.rows.length;
  const [left, right] = [EDGE + 320, WIDTH - EDGE - 90];
  picture.rows.forEach((row, place) => {
    const [y, thick] = [top + place * step, Math.min(46, step - 16)];
    const middle = y + thick / 2;
    pen.textBaseline = "middle";
    write(pen, `${row.winner ? 1 : place + 1}`, EDGE, middle, 22, 30, 700, SOFT);
    pen.textBaseline = "alphabetic";
    mark(pen, row, EDGE + 32, middle - 17, 34);
    pen.textBaseline = "middle";
    write(pen, row.name, EDGE + 78, middle, 23, 226, row.winner ? 750 : 500);
    pen.textBaseline = "alphabetic";
    const long = right - left;
    pen.save();
    pen.beginPath();
    pen.roundRect(left, y, long, thick, 8);
    pen.clip();
    pen.fillStyle = "rgb(255 255 255 / 9%)";
    pen.fillRect(left, y, long, thick);
    let x = left;
    row.parts.forEach((points, at) => {
      const wide = (Math.max(points, 0) / most) * long;
      pen.globalAlpha = shade(at, row.parts.length);
      pen.fillStyle = COLOURS[row.party];
      pen.fillRect(x, y, Math.max(wide - 2, 0), thick);
      x += wide;
    });
    pen.restore();
    if (row.winner) {
      pen.strokeStyle = GOLD;
      pen.lineWidth = 4;
      pen.beginPath();
      pen.roundRect(left - 3, y - 3, long + 6, thick + 6, 10);
      pen.stroke();
    }
    pen.textAlign = "right";
    pen.textBaseline = "middle";
    write(pen, `${row.total}`, WIDTH - EDGE, middle, 34, 90, 800, row.winner ? GOLD : INK);
    pen.textAlign = "left";
    pen.textBaseline = "alphabetic";
  });
}

/** What the parts are; in as many lines as it takes. */
function legend(pen: Pen, picture: Picture, y: number): void {
  let x = EDGE + 320;
  picture.sources.forEach((source, at) => {
    pen.font = `400 15px ${FONT}`;
    if (x + 22 + pen.measureText(source).width > WIDTH - EDGE) [x, y] = [EDGE + 320, y + 22];
    pen.globalAlpha = shade(at, picture.sources.length);
    pen.fillStyle = INK;
    pen.fillRect(x, y - 11, 16, 11);
    pen.globalAlpha = 1;
    x += write(pen, source, x + 22, y, 15, WIDTH, 400, SOFT) + 42;
  });
}

function states(pen: Pen, picture: Picture, top: number): void {
  const step = (WIDTH - 2 * EDGE) / Math.max(picture.states.length, 1);
  picture.states.forEach((state, at) => {
    const x = EDGE + at * step;
    const [left, up, side] = state.box.split(" ").map(Number);
    if (state.path && side > 0) {
      pen.save();
      pen.translate(x, top);
      pen.scale(70 / side, 70 / side);
      pen.translate(-left, -up);
      const first = picture.rows[state.winners[0]];
      pen.fillStyle = first ? COLOURS[first.party] : "rgb(255 255 255 / 14%)";
      pen.strokeStyle = "rgb(255 255 255 / 60%)";
      pen.lineWidth = side / 60;
      const outline = new Path2D(state.path);
      pen.fill(outline);
      pen.stroke(outline);
      pen.restore();
    }
    state.winners.slice(0, 3).forEach((winner, n) => mark(pen, picture.rows[winner], x + 78 + n * 32, top + 24, 27));
    write(pen, state.name, x, top + 98, 16, step - 10, 600);
  });
}

/** Draw the picture; the canvas gets its size. */
export function draw(canvas: HTMLCanvasElement, picture: Picture): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  ground(pen);
  sign(pen, EDGE, 38);
  write(pen, picture.title, EDGE + 92, 72, 38, WIDTH - 2 * EDGE - 92, 780);
  write(pen, picture.about, EDGE + 92, 102, 20, WIDTH - 2 * EDGE - 92, 400, SOFT);
  write(pen, picture.headline, EDGE, 168, 28, WIDTH - 2 * EDGE, 700, GOLD);
  bars(pen, picture, 204, 336);
  legend(pen, picture, 558);
  states(pen, picture, 608);
  pen.textAlign = "right";
  write(pen, picture.foot, WIDTH - EDGE, HEIGHT - 20, 15, 500, 400, SOFT);
  pen.textAlign = "left";
}

/** The picture as a file. */
export function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(new File([blob], `${fileName(name)}.png`, { type: "image/png" })) : failed(new Error("no picture"))), "image/png"),
  );
}

/** A name that every system takes for a file. */
export function fileName(name: string): string {
  return (
    name
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 40) || "macher"
  );
}
