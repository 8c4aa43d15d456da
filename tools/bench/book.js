import { fillBook } from "./book-rows.js";
import { callsTo, newCaller } from "./calls.js";
import { checkOuts, OTHER_EGGS } from "./checkouts.js";

const ROUNDS = 3;
const WARM_UPS = 1;
const PACKED_AT_ONCE = 50;
const LANES = 8;
const ASKED = 15;
const MS_A_DAY = 86_400_000;
/** More than is promised of any kind: what is for sale never shows less than nothing. */
const ON_THE_SHELF = 4_000;

/** @param {readonly number[]} figures */
const medianOf = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;

/** @param {number} ago */
const day = (ago) => new Date(Date.now() - ago * MS_A_DAY).toISOString().slice(0, 10);

/**
 * @typedef {import("./calls.js").Calls} Calls
 * @typedef {import("./calls.js").Caller} Caller
 * @typedef {{ ok: boolean, refusal?: { kind: string } }} Answer
 */

/**
 * @param {string} what
 * @param {Answer} answer
 */
const expectDone = (what, answer) => {
  if (!answer.ok) throw new Error(`${what}: ${answer.refusal?.kind}`);
};

/**
 * @param {Calls} calls
 * @param {Caller} owner
 */
const open = async (calls, owner) => {
  const shelf = Object.fromEntries(
    OTHER_EGGS.categories.map((category) => [category, { eggs: ON_THE_SHELF, laid: day(5) }]),
  );
  expectDone("openBook", await calls.command(owner, "office/openBook", { shelf }));
};

/**
 * @param {Calls} calls
 * @param {Caller} owner
 */
const close = async (calls, owner) =>
  expectDone("closeBook", await calls.command(owner, "office/closeBook"));

/**
 * Six medicines that withheld flock 1's eggs, with half of the last hundred days between them.
 * @param {Calls} calls
 * @param {Caller} owner
 */
const giveMedicines = async (calls, owner) => {
  const none = { batch: "", treated: "", reason: "", boughtFrom: "", boughtOn: "" };
  for (let nth = 1; nth <= 6; nth += 1) {
    const given = { medicine: `Wormer ${nth}`, quantity: "60 g", prescribedBy: "", days: "7" };
    const [first, last] = [day(10 + nth * 15), day(9 + nth * 15)];
    const medicine = { ...none, ...given, flock: "1", first, last };
    expectDone("addMedicine", await calls.command(owner, "office/addMedicine", medicine));
  }
};

/**
 * What the owner and her customers read.
 * @param {Calls} calls
 * @param {Caller} owner
 * @param {string} lot
 */
const readsOf = (calls, owner, lot) =>
  /** @type {readonly (readonly [string, () => Promise<unknown>])[]} */ ([
    ["stock, as customers read it", () => calls.read(owner, "counter/getInventory")],
    ["the egg book", () => calls.read(owner, "office/getEggBook")],
    [
      "eggs of this week",
      () => calls.read(owner, "office/getEggBalance", { first: day(6), last: day(0) }),
    ],
    [
      "eggs of a week a year ago",
      () => calls.read(owner, "office/getEggBalance", { first: day(371), last: day(365) }),
    ],
    [
      "book entries of 200 days",
      () => calls.read(owner, "office/getBookEntries", { first: day(200), last: day(0) }),
    ],
    ["a lot", () => calls.command(owner, "office/getLot", lot)],
    [
      "orders with eggs of six medicines",
      () => calls.command(owner, "office/getOrdersWithEggs", "1"),
    ],
    ["a pack day", () => calls.command(owner, "office/getPackDay", day(-1))],
    [
      "orders searched by words",
      () =>
        calls.command(owner, "office/listOrders", {
          text: "large eggs",
          status: "All",
          after: null,
        }),
    ],
  ]);

/** @param {() => Promise<unknown>} ask */
const medianMs = async (ask) => {
  const times = [];
  for (let time = 0; time < ASKED; time += 1) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return medianOf(times.slice(2));
};

/**
 * Packs them as the owner does who marks a page of orders at once.
 * @param {Calls} calls
 * @param {Caller} owner
 * @param {readonly string[]} orders
 */
const pack = async (calls, owner, orders) => {
  const began = performance.now();
  for (let at = 0; at < orders.length; at += PACKED_AT_ONCE) {
    const changes = orders.slice(at, at + PACKED_AT_ONCE).map((id) => ({ id, status: "Ready" }));
    const marked = await calls.command(owner, "office/setOrderStatuses", changes);
    if (marked.value.count !== changes.length) throw new Error("Not all orders are packed.");
  }
  return (performance.now() - began) / Math.ceil(orders.length / PACKED_AT_ONCE);
};

/**
 * Checkouts, and then all that was bought packed, so that as few orders wait at the next round.
 * @param {import("./servers.js").BenchServer} server
 * @param {Calls} calls
 * @param {Caller} owner
 * @param {string} name
 */
const round = async (server, calls, owner, name) => {
  const worked = server.workedMs() ?? Number.NaN;
  const { perSecond, p99, isRight, orders } = await checkOuts(calls, owner, {
    ...OTHER_EGGS,
    name,
    lanes: LANES,
  });
  const work = ((server.workedMs() ?? Number.NaN) - worked) / OTHER_EGGS.buyers;
  if (!isRight) process.exitCode = 1;
  return { perSecond, p99, work, packed: await pack(calls, owner, orders), isRight };
};

/** @param {number} ms */
const msOf = (ms) => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;

/** @param {readonly Awaited<ReturnType<typeof round>>[]} rounds */
const cellsOf = (rounds) => [
  `${medianOf(rounds.map(({ perSecond }) => perSecond)).toFixed(1)} (${Math.round(medianOf(rounds.map(({ p99 }) => p99)))} ms)`,
  msOf(medianOf(rounds.map(({ work }) => work))),
  msOf(medianOf(rounds.map(({ packed }) => packed))),
];

/**
 * What the egg book costs: the same shop with its book closed and open in turn.
 * @param {import("./servers.js").BenchServer} server
 * @param {string} url
 */
export const bookTrials = async (server, url) => {
  const calls = callsTo([server.port]);
  const owner = newCaller();
  await calls.command(owner, "counter/logIn", "farmgate");
  const { lot } = await fillBook(url);
  await giveMedicines(calls, owner);
  const closed = /** @type {Awaited<ReturnType<typeof round>>[]} */ ([]);
  const opened = /** @type {typeof closed} */ ([]);
  for (let nth = 0; nth < WARM_UPS + ROUNDS; nth += 1) {
    const before = await round(server, calls, owner, `closed${nth}`);
    await open(calls, owner);
    const after = await round(server, calls, owner, `open${nth}`);
    await close(calls, owner);
    if (nth >= WARM_UPS) {
      closed.push(before);
      opened.push(after);
    }
  }
  const ask = async () => {
    const rows = [];
    for (const [name, read] of readsOf(calls, owner, lot))
      rows.push(/** @type {const} */ ([name, msOf(await medianMs(read))]));
    return rows;
  };
  const closedRows = await ask();
  await open(calls, owner);
  const openRows = await ask();
  calls.end();
  const [closedCells, openCells] = [cellsOf(closed), cellsOf(opened)];
  const isRight = [...closed, ...opened].every((one) => one.isRight);
  return `| What | book closed | book open |
| --- | ---: | ---: |
| checkouts a second, ${LANES} at once (p99) | ${closedCells[0]} | ${openCells[0]} |
| what a processor works in the server for each | ${closedCells[1]} | ${openCells[1]} |
| ${PACKED_AT_ONCE} orders packed at once | ${closedCells[2]} | ${openCells[2]} |
${closedRows.map(([name, ms], at) => `| ${name} | ${ms} | ${openRows[at]?.[1]} |`).join("\n")}

${isRight ? "No egg was sold twice, none lost." : "THE EGGS ARE WRONG."}`;
};
