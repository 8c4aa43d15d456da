import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFolder, prepareFolder } from "#adapters/pglite/data-folder.ts";
import { folderMaker } from "#tests/support/embedded-folder.ts";
import { cutPower, quickPlace } from "#tests/support/power-cuts.ts";
import { seconds } from "../../../tools/lib/slowness.ts";
import { diceOf } from "../../../tools/money-hunt/dice.ts";

let maker: Awaited<ReturnType<typeof folderMaker>>;
let home: string;

beforeAll(async () => {
  maker = await folderMaker();
  home = quickPlace();
});

afterAll(() => {
  maker.remove();
  rmSync(home, { recursive: true, force: true });
});

/** A new database, and dice that say how they are thrown again. */
const deps = async (seed: string) => {
  const place = join(home, seed);
  mkdirSync(place);
  const folder = join(place, "data");
  await prepareFolder(folder, maker.make);
  return { folder, place, dice: diceOf(seed).next };
};

test("a database opens after a power cut, and holds every command that was answered", {
  timeout: seconds(120),
}, async () => {
  const seed = `durable-${Date.now()}`;
  const harm = await cutPower(20, { ...(await deps(seed)), open: openFolder });
  expect(harm, seed).toEqual([]);
});

test("a database that doesn't wait for its disk loses what was answered, or everything", {
  timeout: seconds(120),
}, async () => {
  const open = (dataDir: string) => PGlite.create({ dataDir });
  expect(await cutPower(3, { ...(await deps("hasty")), open })).not.toEqual([]);
});
