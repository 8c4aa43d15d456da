import { booksOf } from "./books.ts";
import { BREACHES, type Breach } from "./breaches.ts";
import { count, type Tally } from "./chaos.ts";
import { openPlace, type Setting } from "./place.ts";
import { playRound } from "./rounds.ts";
import { type PageThat, playSteps } from "./steps.ts";

export interface Found extends Breach {
  /** What repeats it. */
  readonly at: string;
}

export interface Hunt extends Setting {
  readonly seed: number;
  readonly rounds: number;
  /** In a round. */
  readonly buyers: number;
  /** The names of those acts at whose steps the server dies. */
  readonly acts: readonly string[];
  /** Whether the server is to die at this step, and what the page does then. */
  wanted(step: string, page: PageThat): boolean;
  say(line: string): void;
}

export interface Outcome {
  readonly found: readonly Found[];
  readonly tally: Tally;
}

/** Rounds of buyers and faults, and each step once. What one round has told is not told again by the next. */
export const hunt = async (deps: Hunt): Promise<Outcome> => {
  const place = await openPlace(deps);
  const tally: Tally = new Map();
  const found = new Map<string, Found>();
  const keep = (at: string, breaches: readonly Breach[]): void => {
    for (const breach of breaches) {
      const name = `${breach.kind}: ${breach.detail}`;
      if (found.has(name)) continue;
      found.set(name, { ...breach, at });
      deps.say(`  ${name} (${at})`);
    }
  };
  try {
    await Promise.all(place.servers.map((server) => place.startServer(server)));
    for (let round = 0; round < deps.rounds; round += 1) {
      const seed = deps.seed + round;
      const began = performance.now();
      keep(
        `--seed ${seed} --rounds 1 --act none`,
        await playRound(place, { seed: String(seed), buyers: deps.buyers }, tally),
      );
      deps.say(`Round ${seed}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    }
    await playSteps({
      place,
      seed: String(deps.seed),
      acts: deps.acts,
      wanted: deps.wanted,
      done: ({ act, step, page, hasDied }, breaches) => {
        count(tally, hasDied ? `died in ${act}` : `not reached in ${act}`);
        deps.say(`${hasDied ? "Died" : "Not reached"} in ${act}, ${step}; the page ${page}`);
        keep(`--seed ${deps.seed} --rounds 0 --act "${act}" --step "${step}"`, breaches);
      },
    });
    count(tally, "orders", (await booksOf(place)).orders.length);
    count(tally, "captures", place.paypal.ledger().filter(({ kind }) => kind === "capture").length);
    count(
      tally,
      "mails",
      [...place.mail.received.values()].reduce((sum, times) => sum + times, 0),
    );
  } finally {
    await place.stop();
  }
  return { found: [...found.values()], tally };
};

/** The counts, one a line. */
export const tableOf = ({ found, tally }: Outcome): readonly string[] => {
  const rows = [
    ...[...tally].toSorted(),
    ...BREACHES.map((kind) => [kind, found.filter((one) => one.kind === kind).length] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, times]) => `${name.padEnd(width)} ${String(times).padStart(6)}`);
};
