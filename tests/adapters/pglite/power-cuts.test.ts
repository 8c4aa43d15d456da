import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runChild } from "#adapters/node/run-child.ts";
import { openFolder, prepareFolder } from "#adapters/pglite/data-folder.ts";
import { type BuiltModules, builtModules } from "#tests/adapters/node/built-modules.ts";
import { diceOf } from "#tests/faults/money/dice.ts";
import { cutPower, quickPlace } from "#tests/support/power-cuts.ts";

const MAKER = "adapters/pglite/make-folder-child";
const SLOW_MS = 120_000;

let built: BuiltModules<typeof MAKER>;
let home: string;

beforeAll(async () => {
  built = await builtModules(MAKER);
  home = quickPlace();
});

afterAll(() => {
  built.remove();
  rmSync(home, { recursive: true, force: true });
});

/** A new database, and dice that say how they are thrown again. */
const given = async (seed: string) => {
  const place = join(home, seed);
  mkdirSync(place);
  const folder = join(place, "data");
  await prepareFolder(folder, (fresh) =>
    runChild({ spawn, execPath: process.execPath }, [
      "--liftoff-only",
      "-e",
      `import(${JSON.stringify(built.at[MAKER])}).then(({ makeFolder }) => makeFolder(${JSON.stringify(fresh)}))`,
    ]),
  );
  return { folder, place, dice: diceOf(seed).next };
};

test(
  "after a power cut the database opens, and every command that was answered is there",
  async () => {
    const seed = `durable-${Date.now()}`;
    const harm = await cutPower(20, { ...(await given(seed)), open: openFolder });
    expect(harm, seed).toEqual([]);
  },
  SLOW_MS,
);

test(
  "the disk forgets: a database that doesn't wait for it loses what was answered, or all",
  async () => {
    const open = (dataDir: string) => PGlite.create({ dataDir });
    expect(await cutPower(3, { ...(await given("hasty")), open })).not.toEqual([]);
  },
  SLOW_MS,
);
