import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { describeCalls } from "#adapters/hono/describe-calls.ts";
import { readInput } from "#adapters/hono/read-input.ts";
import { SERVED_CALLS } from "#adapters/hono/served-call.ts";
import { ENDPOINTS, type Part } from "#adapters/http/endpoints.ts";
import { type Examples, examplesOf } from "#tests/support/calls/examples.ts";
import { aServer } from "#tests/support/loop-back.ts";
import { schemaOf } from "#tests/support/schema-of.ts";

interface Described {
  readonly path: string;
  readonly method: string;
  readonly access: string;
  readonly input: object;
}

const { calls } = describeCalls() as { readonly calls: readonly Described[] };

const ajv = new Ajv2020({ strict: true, strictTuples: false });

const partsOf = (path: string) => {
  const [, , part, name] = path.split("/");
  return { part: part as Part, name: name ?? "" };
};

const fitting = (path: string): Examples => {
  const { part, name } = partsOf(path);
  return examplesOf(part, name);
};

test("GET /api lists every call with path, method and access", async () => {
  const answer = await aServer().app.request("/api");
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ calls });
  expect(calls).toHaveLength(
    Object.keys(ENDPOINTS.counter).length + Object.keys(ENDPOINTS.office).length,
  );
  expect(calls).toContainEqual(
    expect.objectContaining({ path: "/api/counter/getPrices", method: "GET", access: "anyone" }),
  );
  expect(calls).toContainEqual(
    expect.objectContaining({ path: "/api/office/listOrders", method: "POST", access: "owner" }),
  );
});

test("the table of calls has commands by name, and no person in a URL", () => {
  // A link opens an order, as one opens a letter: nothing changes.
  const asks = (name: string) =>
    /^(?:(?:get|find|list|compute|export|is|has)[A-Z]|openOrder$)/.test(name);
  for (const { name, kind } of SERVED_CALLS)
    expect([name, kind === "command"]).toEqual([name, !asks(name)]);
  const hidden = [
    ENDPOINTS.counter.findOrder,
    ENDPOINTS.counter.findOrders,
    ENDPOINTS.counter.openOrder,
    ENDPOINTS.office.listOrders,
    ENDPOINTS.office.listCustomers,
    ENDPOINTS.office.exportPerson,
    ENDPOINTS.office.getBackup,
    ENDPOINTS.office.getRestorePreview,
  ].map(({ kind }) => kind);
  expect(new Set<string>(hidden)).toEqual(new Set(["sensitiveQuery"]));
});

describe.each(calls)("the JSON Schema of $path", ({ path, input }) => {
  const isValid = ajv.compile(input);
  const { part, name } = partsOf(path);
  const isTaken = (sent: unknown) => readInput(schemaOf(part, name), sent).ok;

  test("accepts what the call takes", () => {
    for (const sent of fitting(path)) {
      expect(isTaken(sent)).toBe(true);
      expect(isValid(sent), JSON.stringify(isValid.errors)).toBe(true);
    }
  });

  test("accepts whatever the call takes, and refuses wrong shapes", () => {
    const longest = fitting(path).at(-1);
    const spoilt = fc
      .tuple(fc.nat({ max: longest?.length ?? 0 }), fc.jsonValue())
      .map(([at, value]) => [...(longest ?? []).slice(0, at), value]);
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), spoilt), (sent) => {
        if (isTaken(sent)) expect(isValid(sent)).toBe(true);
      }),
      { numRuns: 50 },
    );
    expect(isValid({})).toBe(false);
    expect(isValid([...(longest ?? []), 1, 2])).toBe(false);
  });
});
