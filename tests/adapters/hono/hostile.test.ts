import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SERVED_CALLS } from "#adapters/hono/served-call.ts";
import { type CallKind, pathOf } from "#adapters/http/endpoint.ts";
import { examplesOf } from "#tests/support/calls/examples.ts";
import { aBrowserOf, aServer } from "#tests/support/loop-back.ts";

const EVERY_CALL = SERVED_CALLS.filter(({ name }) => name !== "logIn" && name !== "logOut").map(
  (call) => ({ ...call, path: pathOf(call.part, call.name) }),
);

const STRANGE = [
  "\0",
  "\ud800",
  "__proto__",
  "constructor",
  "'; drop table stock; --",
  "<script>alert(1)</script>",
  "x".repeat(30_000),
  Number.MAX_SAFE_INTEGER + 2,
  -1,
  1e308,
  5e-324,
  null,
];

const strange = fc.oneof(fc.constantFrom(...STRANGE), fc.jsonValue({ maxDepth: 6 }));

/** An argument that fits, with one place in it spoilt. */
const spoilt = (argument: unknown): fc.Arbitrary<unknown> => {
  if (Array.isArray(argument) && argument.length > 0)
    return spoilt(argument[0]).map((first) => [first, ...argument.slice(1)]);
  if (typeof argument !== "object" || argument === null) return strange;
  const names = Object.keys(argument);
  return fc
    .tuple(fc.constantFrom(...names, "unheardOf"), strange)
    .map(([name, value]) => ({ ...argument, [name]: value }));
};

const inputsOf = (part: "counter" | "office", name: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    strange,
    fc.array(strange, { maxLength: 5 }),
    ...examplesOf(part, name).map((example) =>
      fc.tuple(...example.map((argument) => fc.oneof(spoilt(argument), strange))),
    ),
  );

const requestOf = (path: string, kind: CallKind, text: string): [string, RequestInit] =>
  kind === "query"
    ? [`${path}?input=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, "?"))}`, {}]
    : [path, { method: "POST", headers: { "Content-Type": "application/json" }, body: text }];

const LOG_IN = {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: '["farmgate"]',
};

describe.each(EVERY_CALL)("$path", ({ part, name, kind, path }) => {
  test("answers whatever it is sent with a value or a clear refusal", async () => {
    const { app, logged } = aServer();
    const { fetch } = aBrowserOf(app);
    await fetch("/api/counter/logIn", LOG_IN);
    await fc.assert(
      fc.asyncProperty(inputsOf(part, name), async (input) => {
        const answer = await fetch(...requestOf(path, kind, JSON.stringify(input)));
        const told = await answer.text();
        expect([200, 400, 413, 429], told).toContain(answer.status);
        expect(told).toMatch(answer.status === 200 ? /^\{"value":/ : /^\{"fault":"/);
        // A backup tells whole stories, and a profile whole sentences.
        if (name !== "getBackup") expect(told).not.toMatch(/node_modules|valibot|select /);
        if (!/Backup|Profile/.test(name)) expect(told).not.toContain(" at ");
      }),
      { numRuns: 40 },
    );
    expect(logged.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });
});

describe.each(EVERY_CALL.filter(({ part }) => part === "office"))("$path", ({ kind, path }) => {
  test("refuses everybody but the owner, whatever is sent", async () => {
    const { app } = aServer();
    const cookies = ["", "farmgate=", `farmgate=${"x".repeat(43)}`, "__Host-farmgate=token-0"];
    for (const Cookie of cookies) {
      const [url, init] = requestOf(path, kind, '["anything"]');
      const headers = { ...init.headers, Cookie };
      expect((await app.request(url, { ...init, headers })).status).toBe(401);
    }
  });
});

test("parseJson survives nested, truncated and invalid JSON", async () => {
  const { app } = aServer();
  const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
  for (const body of [deep, "[", '{"a":', "undefined", "NaN", "", "\ufeff[]", "[1,]"]) {
    const [url, init] = requestOf("/api/counter/cancelPayment", "command", body);
    expect((await app.request(url, init)).status).toBe(400);
  }
});
