import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { readerOf } from "#adapters/farm-json/well-formed.ts";
import { Movement } from "#core/money/movement.ts";
import { KINDS } from "#core/shop/kinds.ts";
import { arbitraryOf } from "#tests/support/arbitrary-of.ts";

const SCHEMAS: Readonly<Record<string, v.GenericSchema<unknown, object>>> = {
  movement: Movement,
  ...Object.fromEntries(Object.values(KINDS).map(({ name, schema }) => [name, schema])),
};

const ODD = [undefined, null, "", "x", "2026-02-30", "9".repeat(300), Number.NaN, -1, 1.5, 2 ** 60]
  .map((value): unknown => value)
  .concat([true, [], {}, [null], { length: 1 }]);

type Parts = Record<string, unknown>;

/** All that a record holds that holds something itself, and the record. */
const holders = (record: unknown): readonly Parts[] =>
  typeof record === "object" && record !== null
    ? [record as Parts, ...Object.values(record).flatMap(holders)]
    : [];

interface Change {
  readonly holder: number;
  readonly field: number;
  readonly how: string;
  readonly odd: unknown;
}

const changes: fc.Arbitrary<Change> = fc.record({
  holder: fc.nat(),
  field: fc.nat(),
  how: fc.constantFrom("gone", "odd", "more"),
  odd: fc.constantFrom(...ODD),
});

const changed = (record: object, { holder, field, how, odd }: Change) => {
  const copy = structuredClone(record);
  const all = holders(copy);
  const within = all[holder % all.length] ?? {};
  const names = Object.keys(within);
  const name = names[field % names.length] ?? "none";
  if (Array.isArray(within))
    within.splice(field % (within.length + 1), Number(how !== "more"), odd);
  else if (how === "gone") delete within[name];
  else within[how === "odd" ? name : "unknown"] = structuredClone(odd);
  return copy;
};

const asParsed = (schema: v.GenericSchema<unknown, object>, stored: unknown): object | null => {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? parsed.output : null;
};

describe.each(Object.entries(SCHEMAS))("a stored %s", (_name, schema) => {
  test("is read as its schema reads it, whatever is wrong with it", () => {
    const read = readerOf(schema);
    fc.assert(
      fc.property(arbitraryOf(schema), changes, (record, change) => {
        for (const stored of [structuredClone(record), changed(record, change)])
          expect(read(stored)).toStrictEqual(asParsed(schema, stored));
      }),
    );
  });
});

test.each(["movement", "orders", "customer", "message"])(
  "a well-formed %s is not copied",
  (name) => {
    const schema = SCHEMAS[name] ?? Movement;
    const read = readerOf(schema);
    fc.assert(
      fc.property(arbitraryOf(schema), (record) => {
        expect(read(record)).toBe(record);
      }),
    );
  },
);

test("a field that may be left out and then has a value of its own gets it", () => {
  const read = readerOf(v.object({ packs: v.exactOptional(v.number(), 1) }));
  expect([read({}), read({ packs: 2 })]).toEqual([{ packs: 1 }, { packs: 2 }]);
});
