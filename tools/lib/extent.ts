/**
 * How much of the tests runs. `TESTS=daily` is what `npm test` runs, `TESTS=rest` what it leaves out, `TESTS=all` both,
 * each at its full length. Without it a run has all tests at the length of a day. Journeys of a day have the tag
 * `@daily`.
 */
const EXTENT = process.env.TESTS;

export const isDaily = EXTENT === "daily";
export const isRest = EXTENT === "rest";
export const isAtFullLength = isRest || EXTENT === "all";

/** How often a long walk is walked: on a day this part of it. */
export const atLength = (times: number, part = 1 / 10): number =>
  isAtFullLength ? times : Math.ceil(times * part);

const EMBEDDED = "PGlite";

/** The stores of a run: the embedded PostgreSQL is tried where more than a day's tests run. */
export const ofThisRun = <Row extends readonly [name: string, ...unknown[]]>(
  stores: readonly Row[],
): readonly Row[] => stores.filter(([name]) => (name === EMBEDDED ? !isDaily : !isRest));

/** Test files that no day runs. */
export const WHOLLY_LEFT: readonly string[] = [
  "tests/adapters/local-storage/three-years-of-eggs.test.ts",
  "tests/adapters/pglite/data-folder.test.ts",
  "tests/adapters/pglite/folder-sync.test.ts",
  "tests/adapters/pglite/power-cuts.test.ts",
  "tests/app/server/database.test.ts",
  "tests/deploy/update.test.ts",
];

/** Test files, and folders of them, of which a day runs a part: on fewer stores, or not as often. */
export const PARTLY_LEFT: readonly string[] = [
  "tests/adapters/postgres/",
  "tests/app/server/server-store.test.ts",
  "tests/contracts/",
  "tests/core/app.test.ts",
  "tests/core/backup/restore.laws.test.ts",
  "tests/core/counting/deleted-before-it-came.test.ts",
  "tests/core/egg-book/undone.laws.test.ts",
  "tests/core/letters/letters.laws.test.ts",
  "tests/model/",
];

/** Tests of what goes wrong that need an hour's patience, and no browser: see vitest.faults.config.ts. */
export const PATIENT: readonly string[] = [
  "tests/faults/egg-year.test.ts",
  "tests/faults/growth.test.ts",
  "tests/faults/walls.test.ts",
];

/** Globs of the test files that the rest of a day's tests are in. */
export const REST: readonly string[] = [...WHOLLY_LEFT, ...PARTLY_LEFT].map((place) =>
  place.endsWith("/") ? `${place}**/*.test.ts` : place,
);
