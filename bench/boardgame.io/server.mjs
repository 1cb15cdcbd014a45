// boardgame.io's own server with its own storage in files; prints its port.
import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { FinalTouch } = require("./game.cjs");

console.info = console.log = () => {};
const db = process.argv.includes("--memory") ? undefined : new FlatFile({ dir: mkdtempSync(join(tmpdir(), "bgio-")) });
const server = Server({ games: [FinalTouch], origins: [Origins.LOCALHOST, "*"], ...(db && { db }) });
const { appServer } = await server.run({ port: 0, callback: () => {} });
process.stdout.write(`${appServer.address().port}\n`);
