import fc from "fast-check";
import * as v from "valibot";

interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Described>>;
  readonly options?: readonly unknown[];
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly literal?: unknown;
}

const instants = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

const TEXTS = [
  [/^at$|At$|^since$/, instants],
  [
    /^day$|^laid$|^week$|^date$|^first$|^last$|^delivery$|^collection$|On$|Until$|^(?:pullet|small|medium|large|extraLarge|doubleYolkers)$/,
    instants.map((instant) => instant.slice(0, 10)),
  ],
] as const;

const texts = (name: string): fc.Arbitrary<string> =>
  TEXTS.find(([names]) => names.test(name))?.[1] ?? fc.string({ unit: "grapheme", maxLength: 12 });

type ValuesOf = (schema: Described, name: string, isFull: boolean) => fc.Arbitrary<unknown>;

const objects: ValuesOf = ({ entries = {} }, _name, isFull) => {
  const requiredKeys = Object.keys(entries).filter(
    (name) => isFull || entries[name]?.type !== "exact_optional",
  );
  const values: Readonly<Record<string, fc.Arbitrary<unknown>>> = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, valuesOf(entry, name, isFull)]),
  );
  return fc.record(values, { requiredKeys });
};

const wrappedIn = ({ wrapped, item }: Described): Described => {
  const inner = wrapped ?? item;
  if (!inner) throw new Error("It holds nothing.");
  return inner;
};

const MADE: Readonly<Record<string, ValuesOf>> = {
  object: objects,
  array: (schema, name, isFull) =>
    fc.array(valuesOf(wrappedIn(schema), name, isFull), {
      minLength: isFull ? 1 : 0,
      maxLength: 3,
    }),
  exact_optional: (schema, name, isFull) => valuesOf(wrappedIn(schema), name, isFull),
  nullable: (schema, name, isFull) => {
    const values = valuesOf(wrappedIn(schema), name, isFull);
    return isFull ? values : fc.option(values);
  },
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  literal: ({ literal }) => fc.constant(literal),
  boolean: () => fc.boolean(),
  number: () => fc.integer({ min: 0, max: 9_999 }),
  string: (_schema, name) => texts(name),
};

const valuesOf: ValuesOf = (schema, name, isFull) => {
  const make = MADE[schema.type];
  if (!make) throw new Error(`Nothing makes a ${schema.type} (${name}) yet.`);
  return make(schema, name, isFull);
};

const made = <Item>(schema: v.GenericSchema<unknown, Item>, isFull: boolean) =>
  valuesOf(schema as unknown as Described, "", isFull).filter((value) =>
    v.is(schema, value),
  ) as fc.Arbitrary<Item>;

/** Whatever a schema takes. */
export const arbitraryOf = <Item>(schema: v.GenericSchema<unknown, Item>): fc.Arbitrary<Item> =>
  made(schema, false);

/** Records that have each of their fields, and theirs. */
export const fullOf = <Item>(schema: v.GenericSchema<unknown, Item>): fc.Arbitrary<Item> =>
  made(schema, true);
