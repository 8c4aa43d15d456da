import { callsTo, newCaller } from "./calls.js";
import { checkOuts, OTHER_EGGS, SAME_EGGS } from "./checkouts.js";

const ROUNDS = 9;
const WARM_UPS = 2;
const PROCESSES = 3;

/** @param {readonly number[]} figures */
const medianOf = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;

const TRIALS = [SAME_EGGS, OTHER_EGGS].flatMap((eggs) =>
  [1, PROCESSES].map((processes) => ({
    title: `${processes} process${processes === 1 ? "" : "es"}, ${eggs === SAME_EGGS ? "the same" : "different"} eggs`,
    eggs,
    processes,
    rounds: /** @type {Awaited<ReturnType<typeof checkOuts>>[]} */ ([]),
  })),
);

/** @param {(typeof TRIALS)[number]} trial */
const row = ({ title, rounds }) => {
  const wrong = rounds.filter(({ isRight }) => !isRight).length;
  if (wrong > 0) process.exitCode = 1;
  const perSecond = rounds.map((round) => round.perSecond);
  const cells = [
    medianOf(perSecond).toFixed(1),
    `${Math.min(...perSecond).toFixed(1)} to ${Math.max(...perSecond).toFixed(1)}`,
    `${Math.round(medianOf(rounds.map(({ p99 }) => p99)))} ms`,
    wrong === 0 ? "no egg sold twice, none lost" : "THE EGGS ARE WRONG",
  ];
  return `| ${[title, ...cells].join(" | ")} |`;
};

/**
 * @param {readonly number[]} ports
 * @param {string} name
 * @param {typeof SAME_EGGS} eggs
 */
const trialAt = async (ports, name, eggs) => {
  const calls = callsTo(ports);
  const owner = newCaller();
  await calls.command(owner, "counter/logIn", "farmgate");
  const outcome = await checkOuts(calls, owner, { ...eggs, name });
  calls.end();
  return outcome;
};

/**
 * Each process serves by itself before anything counts, for one that has just started takes several times as long.
 * @param {readonly number[]} ports
 */
const warmUp = async (ports) => {
  for (let round = 0; round < WARM_UPS; round += 1)
    for (const eggs of [SAME_EGGS, OTHER_EGGS])
      for (const [at, port] of ports.entries())
        await trialAt([port], `${eggs.name}w${round}p${at}`, eggs);
};

/**
 * Checkouts of one and of several processes in turn, so that what else the machine does meets both, and of another one
 * each round, so that none is more used to the work than the others.
 * @param {() => Promise<import("./servers.js").BenchServer>} start
 */
export const checkoutTrials = async (start) => {
  const servers = [];
  for (let n = 0; n < PROCESSES; n += 1) servers.push(await start());
  const ports = servers.map(({ port }) => port);
  await warmUp(ports);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { eggs, processes, rounds } of TRIALS) {
      const one = ports.slice(round % PROCESSES).slice(0, 1);
      const name = `${eggs.name}${processes}r${round}`;
      rounds.push(await trialAt(processes === 1 ? one : ports, name, eggs));
    }
  const ends = await Promise.all(servers.map((server) => server.stop()));
  const [units, again] = /** @type {const} */ (["units", "retries"]).map((what) =>
    ends.reduce((sum, end) => sum + end[what], 0),
  );
  return `| Checkouts | A second, median of ${ROUNDS} | from, to | p99 | |
| --- | ---: | ---: | ---: | --- |
${TRIALS.map(row).join("\n")}

${again} of ${units} units of work run again.`;
};
