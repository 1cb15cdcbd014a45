// A bot for Node.js that plays all games at a server, with the types of docs/ and nothing else:
//
//   BOTTEGA_TOKEN=... node --experimental-strip-types examples/node_bot.ts http://127.0.0.1:8000
//
// It accepts every challenge and plays until it is stopped. Make the bot account and its token in Settings.

import type * as FinalTouch from "../docs/games/final-touch/view";
import type * as Fresco from "../docs/games/fresco/view";
import type * as Pastiche from "../docs/games/pastiche/view";
import type { View } from "../docs/games/view";
import type { ServerMessage, State, TableEvent, TableLine, Update } from "../docs/protocol";

const server = process.argv[2] ?? "http://127.0.0.1:8000";
const headers = { Authorization: `Bearer ${process.env.BOTTEGA_TOKEN}`, "Content-Type": "application/json" };
const playing = new Set<string>();

// --- judgement: how good a choice looks, from the view alone ---

function judgeFinalTouch(view: FinalTouch.View, place: number): number {
  const effect = view.effects[place]!;
  const mine = view.sides.findIndex((side) => side.includes(view.seat!));
  const gained = effect.gets.reduce((sum, { side, money }) => sum + (side === mine ? money : -money), 0);
  const left = sum(effect.missing); // few that are left are a present to the next player
  const given = effect.gets.length === 0 && left <= 4 ? 30 - 5 * left : 0;
  return 10 * gained - given + (effect.winners.includes(view.seat!) ? 1000 : 0);
}

function judgePastiche(view: Pastiche.View, action: Pastiche.Action): number {
  if (action.type === "complete") return 100 + (view.details[action.commission]?.points ?? 0);
  if (action.type === "place") {
    const found = view.preview?.find(
      ({ at, hex, rotation }) =>
        hex === action.hex && rotation === action.rotation && at[0] === action.at[0] && at[1] === action.at[1],
    );
    return action.take === "mix" ? sum(found?.cards ?? {}) : 1;
  }
  return { return: 3, decline: 2, end: 1 }[action.type as string] ?? 0; // no trades: they could go on for ever
}

function judgeFresco(_: Fresco.View, action: Fresco.Action): number {
  if (action.type === "restore" || action.type === "altar") return 10;
  if (action.type === "market") return action.tiles.length;
  if (action.type === "plan") return Math.min(action.market ?? 0, 2) + 2 * Math.min(action.cathedral ?? 0, 2);
  return 0;
}

const sum = (counts: Partial<Record<string, number>>) =>
  Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);

function judge(view: View, place: number): number {
  const action = view.choices[place]!;
  if (view.game === "final-touch") return judgeFinalTouch(view as unknown as FinalTouch.View, place);
  if (view.game === "pastiche") return judgePastiche(view as unknown as Pastiche.View, action as Pastiche.Action);
  if (view.game === "fresco") return judgeFresco(view as unknown as Fresco.View, action as Fresco.Action);
  return 0;
}

/** The best looking choice; of equal ones any. */
function choose(view: View): View["choices"][number] {
  const rated = view.choices.map((action, place) => ({ action, value: judge(view, place) + Math.random() / 2 }));
  return rated.reduce((best, each) => (each.value > best.value ? each : best)).action;
}

// --- the protocol ---

function connect(path: string): WebSocket {
  // Node's WebSocket takes headers; the types are those of browsers
  const Socket = WebSocket as unknown as new (url: string, options: { headers: object }) => WebSocket;
  return new Socket(`${server.replace("http", "ws")}/api/v1${path}`, { headers });
}

function follow(path: string, onMessage: (message: any, socket: WebSocket) => boolean | void): void {
  const socket = connect(path);
  let done = false;
  socket.onmessage = ({ data }) => {
    if (onMessage(JSON.parse(data), socket)) {
      done = true;
      socket.close();
    }
  };
  socket.onerror = () => undefined; // `onclose` follows
  socket.onclose = ({ code }) => {
    if (code >= 4400 && code < 4500 && code !== 4429) console.error(`${path}: closed with ${code}`);
    else if (!done) setTimeout(() => follow(path, onMessage), 500); // after a break everything is told again
  };
}

async function post(path: string, body: object): Promise<void> {
  const answer = await fetch(`${server}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) console.error(`${path}: ${((await answer.json()) as { sentence: string }).sentence}`);
}

function play({ code }: TableLine): void {
  if (playing.has(code)) return;
  playing.add(code);
  let asked: number | null = null;
  let seat: number | null = null;
  follow(`/tables/${code}/socket`, (message: ServerMessage, socket) => {
    if (message.type === "refusal" && message.rule !== "G-TURN") console.error(`${code}: refused: ${message.sentence}`);
    if (message.type === "state") seat = message.seat;
    if (message.type !== "state" && message.type !== "update") return false;
    const view = (message as State | Update).view as unknown as View;
    if (view.outcome) {
      playing.delete(code);
      console.log(`${code}: over, ${view.outcome.winners.includes(seat!) ? "won" : "not won"}: ${view.outcome.scores}`);
      return true;
    }
    const mine = view.awaited.includes(seat!);
    const action = mine ? choose(view) : view.choices.find(({ type }) => type === "decline"); // an offer to answer
    if (action && view.decision !== asked) {
      asked = view.decision;
      socket.send(JSON.stringify({ type: "move", id: `move-${asked}`, decision: asked, action }));
    }
    return false;
  });
}

follow("/events", (message: TableEvent | { type: "hello" }) => {
  if (message.type === "hello") console.log(`connected to ${server}`);
  if (message.type !== "event") return;
  const { kind, table } = message;
  if (kind === "challenge") void post(`/tables/${table.code}/challenge`, { accept: true });
  if (kind === "start") play(table);
});
