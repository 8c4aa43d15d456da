import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WALLS } from "#tests/support/breaches.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PARTS = ["src", "lint", "biome.json", "package.json", "tsconfig.base.json", ".gitignore"];

const breaches = WALLS.flatMap(({ name, caughtBy, where, breaches }, wall) =>
  Object.entries(breaches).map(([what, code], place) => ({
    title: `${name}: ${what}`,
    caughtBy,
    file: extname(where) === "" ? `${where}/breach-${wall}-${place}.ts` : where,
    code,
  })),
);

interface Verdict {
  readonly statuses: readonly (number | null)[];
  /** The names of Biome's rules and TypeScript's errors that are reported of each file. */
  readonly reports: ReadonlyMap<string, readonly string[]>;
}

let tree: string;
let unbroken: Verdict;
let broken: Verdict;

/** A copy of the sources. Packages are linked one by one, so that the compiler's cache is its own. */
const copyTree = (): string => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "walls-")));
  for (const part of PARTS) cpSync(part, join(copy, part), { recursive: true });
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync("node_modules").filter((name) => !name.startsWith(".")))
    symlinkSync(resolve("node_modules", name), join(copy, "node_modules", name));
  return copy;
};

const run = (program: string, ...args: string[]) =>
  spawnSync(resolve("node_modules/.bin", program), args, { cwd: tree, encoding: "utf8" });

const BIOME_REPORT = /^::(?:error|warning) title=(?<rule>[^,]+),file=(?<file>[^,]+),/gm;
const TSC_REPORT = /^(?<file>[^\s(]+)\(\d+,\d+\): error (?<rule>TS\d+)/gm;

const check = (): Verdict => {
  const tsc = run("tsc", "-b", "src/app/browser", "src/app", "--pretty", "false");
  const biome = run("biome", "lint", "--reporter=github", "--max-diagnostics=none");
  const found = [...tsc.stdout.matchAll(TSC_REPORT), ...biome.stdout.matchAll(BIOME_REPORT)];
  const reports = new Map<string, string[]>();
  for (const { groups: { file = "", rule = "" } = {} } of found) {
    const name = relative(tree, resolve(tree, file));
    reports.set(name, [...(reports.get(name) ?? []), rule]);
  }
  return { statuses: [tsc.status, biome.status], reports };
};

beforeAll(() => {
  tree = copyTree();
  unbroken = check();
  for (const { file, code } of breaches) appendFileSync(join(tree, file), `${code}\n`);
  broken = check();
}, seconds(60));

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test("nothing is reported of the unbroken tree", () => {
  expect([...unbroken.reports]).toEqual([]);
  expect(unbroken.statuses).toEqual([0, 0]);
});

test.each(breaches.map(({ title, file, caughtBy }) => [title, file, caughtBy] as const))(
  "%s",
  (_title, file, caughtBy) => {
    expect(broken.reports.get(file) ?? []).toContain(caughtBy);
  },
);
