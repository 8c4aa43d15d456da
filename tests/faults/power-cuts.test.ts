import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { runChild } from "#adapters/node/run-child.ts";
import { openFolder, prepareFolder } from "#adapters/pglite/data-folder.ts";
import { cutPower, quickPlace } from "#tests/support/power-cuts.ts";
import { diceOf } from "../../tools/money-hunt/dice.ts";

const SERVER = "node_modules/.cache/shops/shared/dist-server/server.js";
const CUTS = 500;
const TIMEOUT_MS = 40 * 60_000;

const place = quickPlace();

test.afterAll(() => rmSync(place, { recursive: true, force: true }));

test("after each of 500 power cuts the database opens and has every answered command", async () => {
  test.setTimeout(TIMEOUT_MS);
  const folder = join(place, "data");
  await prepareFolder(folder, (fresh) =>
    runChild({ spawn, execPath: process.execPath }, [SERVER, "--make-folder", fresh]),
  );
  const seed = `cuts-${Date.now()}`;
  const harm = await cutPower(CUTS, { folder, place, open: openFolder, dice: diceOf(seed).next });
  expect(harm, seed).toEqual([]);
});
