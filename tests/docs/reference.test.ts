import { expect, test } from "vitest";
import type { Endpoint } from "#adapters/http/endpoint.ts";
import { ENDPOINTS } from "#adapters/http/endpoints.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import { FILES, read, spansOf } from "#tests/docs/pages.ts";

const reference = read("docs/reference.md");

/** The names in a section that are written as code. */
const namedIn = (heading: string): ReadonlySet<string> => {
  const [, section = ""] = reference.split(`\n## ${heading}\n`);
  return new Set(spansOf(section.split("\n## ")[0] ?? ""));
};

const missingIn = (heading: string, names: Iterable<string>): readonly string[] => {
  const named = namedIn(heading);
  return [...names].filter((name) => !named.has(name));
};

const settings = new Set(
  [...read("src/adapters/node/settings.ts").matchAll(/\bread\.([A-Z_]+)/g)].map(
    ([, name = ""]) => name,
  ),
);

const { scripts, dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
  "scripts" | "dependencies" | "devDependencies",
  Record<string, string>
>;

test("the reference names every setting of the server", () => {
  expect(settings.size).toBeGreaterThan(8);
  expect(missingIn("Settings of the shared shop", settings)).toEqual([]);
});

test("the reference names every storage key", () => {
  expect(missingIn("Storage keys", Object.values(KEYS))).toEqual([]);
});

type Row = Pick<Endpoint, "kind" | "access">;

test("the reference names the calls of helpers", () => {
  const [, told = ""] = /Of the office these are a helper's too: ([^.]*)\./.exec(reference) ?? [];
  const theirs = Object.entries<Row>(ENDPOINTS.office).filter(
    ([, { access }]) => access === "helper",
  );
  expect(spansOf(told)).toEqual(theirs.map(([name]) => name));
});

test("the reference names every command", () => {
  const named = [...namedIn("Commands")].flatMap(
    (command) => /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? [],
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test("the reference has the table of calls", () => {
  const rows = Object.entries(ENDPOINTS).flatMap(([part, calls]) =>
    ["query", "sensitiveQuery", "command"].map((kind) => {
      const names = Object.entries(calls).filter(([, call]) => call.kind === kind);
      return `| ${part} | ${kind} | ${names.map(([name]) => `\`${name}\``).join(", ")} |`;
    }),
  );
  expect(rows.filter((row) => !reference.includes(row))).toEqual([]);
});

const CORE_OR_SERVER =
  /^src\/(?:core|app\/server|adapters\/(?:hono|node|postgres|pglite))\/.*\.ts$/;

/** Where an event is logged: by its name, by a logFailure, or as the name of a recurring job. */
const EVENTS = [
  /\blog\.(?:info|error)\((?:[^()"]*,\s*)?"([a-z-]+)"/g,
  /\b(?:event|NOT_DELIVERED)(?::| =) "([a-z]+(?:-[a-z]+)+|sweep)"/g,
  /^ {6}"?([a-z-]+)"?: (?:async )?(?:\(\) =>|backgroundJobs\.)/gm,
];

test("the reference names every event of the log", () => {
  const sources = FILES.filter((file) => CORE_OR_SERVER.test(file)).map((file) => [
    file,
    read(file),
  ]);
  const logged = EVENTS.flatMap((event, index) =>
    sources
      .filter(([file]) => index < 2 || file === "src/app/server/run-background-jobs.ts")
      .flatMap(([, code = ""]) => [...code.matchAll(event)].map(([, name = ""]) => name)),
  );
  expect(logged).toEqual(
    expect.arrayContaining(["listening", "payments-not-forgotten", "mail-not-delivered", "mail"]),
  );
  expect(missingIn("Log events", new Set([...logged, "failed"]))).toEqual([]);
});

test("the page of libraries names every one, and no other", () => {
  const isTypes = (name: string): boolean => name.startsWith("@types/");
  const used = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !isTypes(name),
  );
  const tables = read("docs/libraries.md")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => spansOf(line.split("|")[1] ?? ""));
  expect(tables.toSorted()).toEqual(used.toSorted());
});
