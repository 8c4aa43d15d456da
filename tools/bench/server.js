import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../lib/postgres-server.js";
import { run } from "../lib/run.js";
import { bookTrials } from "./book.js";
import { callsTo, newCaller } from "./calls.js";
import { checkoutTrials } from "./checkout-trials.js";
import { checkOuts, OTHER_EGGS, SAME_EGGS } from "./checkouts.js";
import { loadFor } from "./load.js";
import { RUDE_HEAD, rudeTrials } from "./rude.js";
import { seed, startServer } from "./servers.js";
import { takingsTrials } from "./takings.js";

const WORDS = process.argv.slice(2);
const ORDERS = Number(WORDS.find((word) => /^\d+$/.test(word)) ?? 10_000);
const isRude = WORDS.includes("--rude");
const isCheckoutsOnly = WORDS.includes("--checkouts");
const isBook = WORDS.includes("--book");
const isTakings = WORDS.includes("--takings");
const ROWS_ASKED = WORDS.filter((word) => !/^\d+$|^--/.test(word));
const SECONDS = 5;
const LANES = 20;
const COPY_MS = 5_000;
const QUESTIONS = ["", "large", "c77@", "eggs small"];
const DAY = new Date().toISOString().slice(0, 10);

/**
 * @param {readonly { units: number, retries: number }[]} ends
 * @param {"units" | "retries"} what
 */
const sumOf = (ends, what) => ends.reduce((sum, end) => sum + end[what], 0);

/** @typedef {{ perSecond: number, p99: number }} Figures */

/**
 * @param {string} name
 * @param {Figures} figures
 * @param {string} [note]
 */
const row = (name, { perSecond, p99 }, note = "") =>
  `| ${name} | ${perSecond < 100 ? perSecond.toFixed(1) : Math.round(perSecond)} | ${Math.round(p99)} ms | ${note} |`;

/** @param {{ bought: number, refused: Record<string, number>, isRight: boolean }} outcome */
const toldOf = ({ bought, refused, isRight }) => {
  if (!isRight) process.exitCode = 1;
  const others = Object.entries(refused).map(([kind, count]) => `${count} ${kind}`);
  return `${[`${bought} bought`, ...others].join(", ")}; ${isRight ? "no egg sold twice, none lost" : "THE EGGS ARE WRONG"}`;
};

/**
 * All trials of one shop, as lines of a table.
 * @param {string} title
 * @param {readonly number[]} ports
 */
const trials = async (title, ports) => {
  const calls = callsTo(ports);
  const owner = newCaller();
  await calls.command(owner, "counter/logIn", "farmgate");
  const visitor = newCaller();
  const window = await loadFor(LANES, SECONDS, (n) =>
    calls.read(visitor, n % 2 ? "counter/getPrices" : "counter/getInventory"),
  );
  const lists = await loadFor(LANES, SECONDS, (n) =>
    calls.command(owner, "office/listOrders", {
      text: QUESTIONS[n % QUESTIONS.length],
      status: "All",
      after: null,
    }),
  );
  const commands = await loadFor(LANES, SECONDS, (n) =>
    calls.command(owner, "office/logCost", {
      flock: String((n % 5) + 1),
      date: DAY,
      type: "feed",
      amount: "1",
      description: "",
    }),
  );
  const same = await checkOuts(calls, owner, SAME_EGGS);
  const others = await checkOuts(calls, owner, OTHER_EGGS);
  calls.end();
  return [
    row(`${title}: prices and stock, read`, window),
    row(`${title}: orders, listed and searched`, lists),
    row(`${title}: costs, written`, commands),
    row(`${title}: checkouts of the same eggs`, same, toldOf(same)),
    row(
      `${title}: checkouts of different eggs`,
      others,
      `${toldOf(others)}; ${calls.busy()} commands sent again`,
    ),
  ];
};

const folder = mkdtempSync(join(tmpdir(), "farmgate-bench-"));

/**
 * @param {string} title
 * @param {number} count
 * @param {Record<string, string>} settings
 */
const bench = async (title, count, settings) => {
  console.error(`${title}: filling the database…`);
  await seed(folder, settings, ORDERS);
  // The day's first start takes a copy of the embedded database, which is no part of serving.
  const first = await startServer(folder, settings);
  await pause(COPY_MS);
  await first.stop();
  const servers = [];
  for (let n = 0; n < count; n += 1) servers.push(await startServer(folder, settings));
  console.error(`${title}: measuring…`);
  const lines = await trials(
    title,
    servers.map(({ port }) => port),
  );
  const peaks = servers.map((server) => server.memory().peakMB ?? "?");
  const ends = await Promise.all(servers.map((server) => server.stop()));
  const retries = sumOf(ends, "retries");
  return [
    ...lines,
    `| ${title}: in all | | | ${retries} units of work run again; at most ${peaks.join(", ")} MB a process |`,
  ];
};

/**
 * What rude callers do to others.
 * @param {string} title
 * @param {Record<string, string>} settings
 */
const benchRude = async (title, settings) => {
  console.error(`${title}: filling the database…`);
  await seed(folder, settings, ORDERS);
  const server = await startServer(folder, settings);
  await pause(COPY_MS);
  try {
    return await rudeTrials(title, server, ROWS_ASKED);
  } finally {
    await server.stop();
  }
};

const [processor] = cpus();
const [busyBefore = 0] = loadavg();
const place = `${new Date().toISOString().slice(0, 10)}, ${processor?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}; ${ORDERS.toLocaleString("en-GB")} orders`;
const oneMachine = `servers, database and callers on this one machine, which had a load of ${busyBefore.toFixed(1)} before.`;

/** @param {string} url */
const inAll = async (url) => {
  const lines = [
    ...(await bench("One process, PGlite", 1, { FARMGATE_DATA: join(folder, "data") })),
    ...(await bench("Three processes, PostgreSQL", 3, { DATABASE_URL: url })),
  ];
  return `${place}, ${LANES} requests at once, ${oneMachine}

| What | A second | p99 | |
| --- | --- | --- | --- |
${lines.join("\n")}`;
};

/** @param {string} url */
const inAllCheckouts = async (url) => {
  const settings = { DATABASE_URL: url };
  await seed(folder, settings, ORDERS);
  return `${place}, ${LANES} requests at once, ${oneMachine}\n\n${await checkoutTrials(() => startServer(folder, settings))}`;
};

/**
 * What one server over PostgreSQL is tried for.
 * @param {typeof bookTrials} trialsOf
 */
const inAllOf = (trialsOf) => async (/** @type {string} */ url) => {
  const settings = { DATABASE_URL: url };
  await seed(folder, settings, ORDERS);
  const server = await startServer(folder, settings);
  try {
    return `${place}, ${oneMachine}\n\n${await trialsOf(server, url)}`;
  } finally {
    await server.stop();
  }
};

/** @param {string} url */
const inAllRude = async (url) => {
  const lines = [
    ...(await benchRude("PGlite", { FARMGATE_DATA: join(folder, "data") })),
    ...(await benchRude("PostgreSQL", { DATABASE_URL: url })),
  ];
  return `${place}, ${oneMachine}\n\n${RUDE_HEAD}\n${lines.join("\n")}`;
};

const benchWanted = () => {
  if (isRude) return inAllRude;
  if (isBook) return inAllOf(bookTrials);
  if (isTakings) return inAllOf(takingsTrials);
  return isCheckoutsOnly ? inAllCheckouts : inAll;
};

if (run("node", ["scripts/build.js"])) {
  const postgres = await startPostgres();
  try {
    console.log(await benchWanted()(postgres.url));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
} else process.exitCode = 1;
