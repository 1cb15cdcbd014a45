// 2 sockets at each table; each player answers as soon as it is its turn. Plain sockets, without boardgame.io's client.
import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { io } = require("socket.io-client");
const [port, tables, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const times = [];
let counting = false;
let stopped = false;

async function play() {
  while (!stopped) {
    const matchID = randomUUID(); // made when the first player asks for it; such a match needs no credentials
    await new Promise((over) => {
      let begin;
      const sockets = ["0", "1"].map((playerID) => {
        const socket = io(`${base}/final-touch`, { transports: ["websocket"], forceNew: true });
        let asked = -1;
        let sent = 0;
        const look = (id, state) => {
          if (id !== matchID) return;
          if (sent && state._stateID > asked) {
            if (counting) times.push(performance.now() - sent);
            sent = 0;
          }
          if (state.ctx.gameover || stopped) {
            sockets.forEach((one) => one.disconnect());
            over();
          } else if (state.ctx.currentPlayer === playerID && state._stateID > asked) {
            asked = state._stateID;
            sent = performance.now();
            const payload = { type: "smear", args: [state.G.choices[0].touch], playerID };
            socket.emit("update", { type: "MAKE_MOVE", payload }, asked, matchID, playerID);
          }
        };
        socket.on("sync", (id, { state }) => {
          if (playerID === "0" && !begin) {
            begin = () => look(id, state); // the first move only when both are there, or the second would miss it
            sockets[1].emit("sync", matchID, "1", undefined, 2);
          } else if (playerID === "1") {
            look(id, state);
            begin();
          }
        });
        socket.on("update", look);
        if (playerID === "0") socket.on("connect", () => socket.emit("sync", matchID, playerID, undefined, 2));
        return socket;
      });
    });
  }
}

const playing = Array.from({ length: tables }, play);
setTimeout(() => (counting = true), 1000);
setTimeout(
  () => {
    counting = false;
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.floor(times.length * share)]?.toFixed(1);
    const rate = Math.round(times.length / seconds).toLocaleString("en");
    console.log(`boardgame.io: ${rate} moves/s, ack p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
    process.exit(0);
  },
  1000 + seconds * 1000,
);
await Promise.all(playing);
