import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { palettePng } from "../pictures/palette-png.js";
import { callsTo, newCaller } from "./calls.js";
import { HOME, ROWS } from "./rude-rows.js";

const SECONDS = 2;
const A_SECOND = 20;
const MOST_MS = 100;
const TIMES_CONTROL = 2;
const BEFORE_MS = 500;
const AFTER_MS = 300;
const PAYMENTS = 100;
const NOISE_PX = 612;
const TIMEOUT_MS = 30_000;

/** @typedef {import("./rude-rows.js").Known} Known */
/** @typedef {import("./rude-rows.js").Row} Row */
/** @typedef {Pick<import("./servers.js").BenchServer, "port" | "workedMs">} Server */

/**
 * A picture's worth of letters that pack badly, between paragraphs.
 * @param {number} bytes
 */
const story = (bytes) => {
  const part = `<p>${Array.from({ length: 200 }, () => Math.random().toString(36)).join(" ")}</p>`;
  return part.repeat(Math.ceil(bytes / part.length)).slice(0, bytes);
};

/** A picture of 375 kB: grey noise, which packs badly. */
const noise = () => {
  const greys = [...randomBytes(NOISE_PX ** 2)];
  const pixels = Buffer.from(greys.flatMap((grey) => [grey, grey, grey, 255]));
  return palettePng({ pixels, width: NOISE_PX, height: NOISE_PX, title: "Noise" });
};

/**
 * @param {readonly number[]} times
 * @param {number} part
 */
const quantile = (times, part) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0;

/**
 * Fills the shop with what is dear to be asked for.
 * @param {number} port
 * @returns {Promise<Known>}
 */
const prepare = async (port) => {
  const calls = callsTo([port]);
  const owner = newCaller();
  await calls.command(owner, "counter/logIn", "farmgate");
  const sheet = await calls.read(owner, "office/getStockSheet");
  await calls.command(owner, "office/saveInventory", [
    { category: "large", version: sheet.large.version, to: 1_000_000 },
  ]);
  const text = { title: "Long", content: story(500_000), tags: "" };
  const featuredImage = `data:image/png;base64,${noise().toString("base64")}`;
  const posted = await calls.command(owner, "office/createPost", { ...text, featuredImage });
  if (!posted.ok) throw new Error("The story can't be told.");
  const splash = await calls.read(owner, "office/getSplash");
  await calls.command(owner, "office/saveSplash", {
    content: story(1_000_000),
    enabled: true,
    version: String(splash.version),
  });
  const prices = await calls.read(owner, "counter/getPrices");
  const pack = { category: "large", packSize: 6, deliveryMethod: "collection", quantity: 1 };
  const buyers = Array.from({ length: PAYMENTS }, newCaller);
  const payments = /** @type {string[]} */ ([]);
  for (const buyer of buyers) {
    const input = [[pack], "practice", prices.large[6]];
    const opened = await calls.command(buyer, "counter/openPayment", ...input);
    if (opened.ok) payments.push(opened.value.orderId);
  }
  calls.end();
  const [script = ""] = readdirSync("dist/assets").filter((file) => file.endsWith(".js"));
  const posts = await calls.read(owner, "counter/listPosts", null);
  return {
    story: posts.items.find((/** @type {{ title: string }} */ { title }) => title === "Long").id,
    script: `/assets/${script}`,
    payments,
    cookie: [...(buyers[0]?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join("; "),
    price: prices.large[6],
  };
};

/**
 * How long one question takes.
 * @param {Agent} agent
 * @param {number} port
 * @returns {Promise<number>}
 */
const askOnce = (agent, port) =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = () => resolve(performance.now() - began);
    get({ agent, host: "127.0.0.1", port, path: "/api/counter/getPrices" }, (response) => {
      response.resume();
      response.once("close", end);
    })
      .setTimeout(TIMEOUT_MS, end)
      .once("error", end);
  });

/**
 * What a polite caller waits for the prices, asking so often whatever became of the questions before.
 * @param {number} port
 */
const askPolitely = async (port) => {
  const agent = new Agent({ keepAlive: true });
  const asked = /** @type {Promise<number>[]} */ ([]);
  const began = performance.now();
  for (let n = 0; n < SECONDS * A_SECOND; n += 1) {
    await pause(Math.max(0, began + (n * 1_000) / A_SECOND - performance.now()));
    asked.push(askOnce(agent, port));
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
};

/**
 * @param {Server} server
 * @param {Known} known
 * @param {Row} row
 * @param {boolean} isControl
 */
const measure = async ({ port, workedMs }, known, { name }, isControl) => {
  const [began, before] = [performance.now(), workedMs() ?? Number.NaN];
  const rude = new Worker(new URL("./rude-caller.js", import.meta.url), {
    workerData: { port, name, isControl, known },
  });
  await pause(BEFORE_MS);
  const waits = await askPolitely(port);
  rude.postMessage("over");
  const [statuses] = /** @type {[Record<string, number>]} */ (await once(rude, "message"));
  const seconds = (performance.now() - began) / 1_000;
  const worked = (workedMs() ?? Number.NaN) - before;
  await pause(AFTER_MS);
  const answers = Object.values(statuses).reduce((sum, one) => sum + one, 0);
  return { ...waits, statuses, perSecond: answers / seconds, workedEach: worked / answers };
};

/**
 * Measures a row beside its control, and once more where it breaks its bound: what else the machine did may have been why.
 * @param {Server} server
 * @param {Known} known
 * @param {Row} row
 */
const measureTwice = async (server, known, row) => {
  for (let tries = 1; ; tries += 1) {
    const control = await measure(server, known, row, true);
    const bound = Math.max(MOST_MS, TIMES_CONTROL * control.p95);
    const measured = row === HOME ? control : await measure(server, known, row, false);
    if (measured.p95 <= bound || tries === 2) return { ...measured, bound };
  }
};

/** @param {number} time */
const ms = (time) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;

/**
 * @param {string} title
 * @param {Row} row
 * @param {Awaited<ReturnType<typeof measureTwice>>} measured
 */
const line = (title, { name }, { p50, p95, bound, statuses, perSecond, workedEach }) => {
  const isKept = p95 <= bound;
  if (!isKept) process.exitCode = 1;
  const told = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  const wait = isKept ? ms(p95) : `**${ms(p95)}**`;
  const verdict = isKept ? "kept" : "**broken**";
  return `| ${title} | ${name} | ${Math.round(perSecond)} | ${ms(workedEach)} | ${ms(p50)} | ${wait} | ${ms(bound)} | ${verdict} | ${told.join(", ")} |`;
};

export const RUDE_HEAD = `| Database | Asked by two as fast as they can | A second | Work each | Prices p50 | p95 | at most | | Answers |
| --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |`;

/**
 * What two rude connections do to a caller who asks for the prices, as lines of a table.
 * @param {string} title
 * @param {Server} server
 * @param {readonly string[]} words Of the rows that are meant; none for all.
 */
export const rudeTrials = async (title, server, words) => {
  const known = await prepare(server.port);
  const isMeant = (/** @type {Row} */ { name }) =>
    words.length === 0 || words.some((word) => name.includes(word));
  const lines = /** @type {string[]} */ ([]);
  for (const row of ROWS.filter(isMeant)) {
    const told = line(title, row, await measureTwice(server, known, row));
    console.error(told);
    lines.push(told);
  }
  return lines;
};
