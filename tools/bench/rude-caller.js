import { Agent, request } from "node:http";
import { connect } from "node:net";
import { parentPort, workerData } from "node:worker_threads";
import { HOME, ROWS } from "./rude-rows.js";

const CONNECTIONS = 2;

/** @typedef {import("./rude-rows.js").Known} Known */
/** @typedef {{ port: number, name: string, isControl: boolean, known: Known }} Asked */

const { port, name, isControl, known } = /** @type {Asked} */ (workerData);
const named = ROWS.find((one) => one.name === name);
if (!named) throw new Error(`Nobody knows of ${name}.`);
const row = isControl ? (named.control ?? HOME) : named;
const { connections = CONNECTIONS } = row;

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = /** @type {Record<string, number>} */ ({});
let next = 0;
let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});

/** @param {number} n */
const address = (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** @param {string | number} status */
const count = (status) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

/** @param {number} n */
const askOnce = (n) =>
  new Promise((resolve) => {
    const body = row.body?.(n, known);
    const sent = request(
      {
        agent,
        port,
        host: "127.0.0.1",
        method: row.method,
        path: row.path(n, known),
        // Each time another one, so that no limit per address keeps it off.
        headers: {
          "X-Forwarded-For": address(n),
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...row.headers?.(n, known),
        },
      },
      (response) => {
        count(response.statusCode ?? 0);
        response.once("close", resolve);
        if (row.isStream) response.once("data", () => sent.destroy());
        else response.resume();
      },
    );
    // A caller who sends too much is cut off.
    sent.once("error", () => {
      count("cut off");
      resolve(undefined);
    });
    sent.end(body);
  });

const STATUS = /HTTP\/1\.1 (\d{3}) /g;

/**
 * Pipelining: all in one write. What the connection is cut off from counts as one.
 * @param {number} many
 */
const askAhead = async (many) => {
  const socket = connect(port, "127.0.0.1").setEncoding("latin1");
  let answers = 0;
  socket.on("data", (part) => {
    for (const [, status = ""] of String(part).matchAll(STATUS)) {
      count(status);
      answers += 1;
    }
    if (answers === many || isOver) socket.destroy();
  });
  // A caller who sends too much is cut off.
  socket.once("error", () => undefined);
  const head = `GET ${row.path(next, known)} HTTP/1.1\r\nHost: farm\r\nX-Forwarded-For: ${address(next)}\r\n\r\n`;
  socket.write(head.repeat(many));
  await new Promise((resolve) => {
    socket.once("close", resolve);
  });
  if (answers < many) count("cut off");
};

const lane = async () => {
  while (!isOver) {
    await (row.ahead === undefined ? askOnce(next) : askAhead(row.ahead));
    next += 1;
  }
};

await Promise.all(Array.from({ length: connections }, lane));
agent.destroy();
parentPort?.postMessage(statuses);
parentPort?.close();
