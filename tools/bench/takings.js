import pg from "pg";
import { callsTo, newCaller } from "./calls.js";
import { figuresOf, median, tables, toTenths } from "./figures.js";

const ASKED = 25;
const WARM_UPS = 5;
const LIMIT_MS = 50;

/** Two more movements for each order, so that it has three. */
const MORE_MOVEMENTS = [
  `update orders set record = jsonb_set(record, '{money}', record -> 'money' || jsonb_build_array(
    (record -> 'money' -> 0) || '{"kind": "refund", "amount": -100}',
    (record -> 'money' -> 0) || '{"kind": "correction", "amount": 100}'))
    where jsonb_array_length(record -> 'money') = 1`,
  "vacuum analyze orders",
];

/**
 * How long the owner waits for the takings of this week and the last.
 * @param {import("./servers.js").BenchServer} server
 * @param {string} url
 */
export const takingsTrials = async (server, url) => {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of MORE_MOVEMENTS) await client.query(statement);
  await client.end();
  const calls = callsTo([server.port]);
  const owner = newCaller();
  await calls.command(owner, "counter/logIn", "farmgate");
  const times = [];
  for (let time = 0; time < WARM_UPS + ASKED; time += 1) {
    const began = performance.now();
    const { takingsThisWeek, takingsLastWeek } = await calls.read(owner, "office/getOrderOverview");
    times.push(performance.now() - began);
    if (!(takingsThisWeek + takingsLastWeek > 0)) throw new Error("The weeks have no takings.");
  }
  calls.end();
  const figure = figuresOf("Takings of two weeks, PostgreSQL");
  const one = figure("the dashboard's", "ms", toTenths(median(times.slice(WARM_UPS))), {
    atMost: LIMIT_MS,
  });
  if (!one.holds) process.exitCode = 1;
  return tables([one]);
};
