import fc from "fast-check";

/** What of a schema tells which values fit. */
interface Schema {
  readonly type: string;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly items?: readonly Schema[];
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly wrapped?: Schema;
}

/** Texts that mean something to a shop, or look as if they did. */
const TEXTS = [
  "",
  " ",
  "1",
  "2",
  "A",
  "PAY-1",
  "ID-1",
  "7",
  "-5",
  "0.5",
  "1e308",
  "NaN",
  "99999999999999999999",
  "feed",
  "2026-06-20",
  "2026-02-30",
  "0001-01-01",
  "9999-12-31",
  "not a day",
  "2026-06-20T11:00:00.000Z",
  "mabel@example.com",
  "MABEL@example.com ",
  "abel@example.com",
  "no address",
  "RH10 6AB",
  "rh110aa",
  "<p>Eggs</p>",
  "__proto__",
];
const NUMBERS = [0, 1, 7, 150, -5, 0.5, 9_999, 10_000, 1_000_001, 1e12, -1e12];

const bound = ({ pipe = [] }: Schema, type: string): number | undefined =>
  pipe.find((step) => step.type === type)?.requirement as number | undefined;

const checks = ({ pipe = [] }: Schema): readonly ((text: string) => boolean)[] =>
  pipe.flatMap(({ type, requirement }) =>
    type === "check" ? [requirement as (text: string) => boolean] : [],
  );

const texts = (schema: Schema): fc.Arbitrary<string> => {
  const pattern = schema.pipe?.find(({ type }) => type === "regex")?.requirement;
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  const [least, most] = [bound(schema, "min_length") ?? 0, bound(schema, "max_length") ?? 2_000];
  const any = fc.string({ unit: "grapheme", maxLength: Math.min(most, 20) });
  return fc
    .oneof({ weight: 4, arbitrary: fc.constantFrom(...TEXTS) }, any)
    .filter((text) => text.length >= least && text.length <= most)
    .filter((text) => checks(schema).every((isFit) => isFit(text)));
};

const numbers = (schema: Schema): fc.Arbitrary<number> => {
  const isWhole = schema.pipe?.some(({ type }) => type === "integer") ?? false;
  const [min, max] = [bound(schema, "min_value") ?? -1e12, bound(schema, "max_value") ?? 1e12];
  const any = isWhole ? fc.maxSafeInteger() : fc.double({ noNaN: true });
  return fc
    .oneof({ weight: 4, arbitrary: fc.constantFrom(...NUMBERS) }, any)
    .filter((figure) => figure >= min && figure <= max && (!isWhole || Number.isInteger(figure)));
};

const entries = (schema: Schema): fc.Arbitrary<object> => {
  const parts = Object.entries(schema.entries ?? {});
  return fc.record(Object.fromEntries(parts.map(([name, part]) => [name, fitting(part)])), {
    requiredKeys: parts.flatMap(([name, { type }]) => (type === "exact_optional" ? [] : [name])),
  });
};

const inside = (schema: Schema): Schema => schema.wrapped ?? schema.item ?? schema;

const BY_TYPE: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  string: texts,
  number: numbers,
  boolean: () => fc.boolean(),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  object: entries,
  /** A check in front of the schema that it narrows. */
  custom: ({ pipe = [] }) => fitting(pipe.at(-1)),
  array: (schema) =>
    fc.array(fitting(inside(schema)), {
      maxLength: bound(schema, "max_length") ?? 3,
      size: "xsmall",
    }),
  strict_tuple: ({ items = [] }) => fc.tuple(...items.map(fitting)),
  variant: ({ options = [] }) => fc.oneof(...(options as Schema[]).map(fitting)),
  union: ({ options = [] }) => fc.oneof(...(options as Schema[]).map(fitting)),
  nullable: (schema) => fc.option(fitting(inside(schema))),
  optional: (schema) => fc.option(fitting(inside(schema)), { nil: undefined }),
  exact_optional: (schema) => fitting(inside(schema)),
  non_optional: () => fc.jsonValue(),
  unknown: () => fc.jsonValue(),
};

/** Values that fit a schema, among them those that rules are about. */
export const fitting = (schema: unknown): fc.Arbitrary<unknown> => {
  const known = schema as Schema;
  const of = BY_TYPE[known.type];
  if (!of) throw new Error(`Nobody knows what fits ${known.type}.`);
  return of(known);
};
