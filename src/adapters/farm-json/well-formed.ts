import * as v from "valibot";

type Schema = v.GenericSchema<unknown, unknown>;
type Part = Schema | v.PipeItem<unknown, unknown, v.BaseIssue<unknown>>;
type Check = (value: unknown) => boolean;

interface Shape {
  readonly type: string;
  readonly entries: Readonly<Record<string, Schema>>;
  readonly item: Schema;
  readonly wrapped: Schema;
  readonly options: readonly unknown[];
  readonly literal: unknown;
  readonly requirement: Check;
}

const never: Check = () => false;

interface Field {
  readonly at: number;
  readonly isRight: Check;
}

/** A copy has its fields in the schema's order. */
const fieldsCheck = (entries: Shape["entries"]): Check => {
  const known: Record<string, Field | undefined> = Object.create(null);
  for (const [at, [name, schema]] of Object.entries(entries).entries())
    known[name] = { at, isRight: checkOf(schema) };
  const needed = Object.entries(entries).flatMap(([name, schema]) =>
    schema.type === "exact_optional" && !("default" in schema && schema.default !== undefined)
      ? []
      : [name],
  );
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const fields = value as Readonly<Record<string, unknown>>;
    let last = -1;
    for (const name of Object.keys(fields)) {
      const field = known[name];
      if (!field || field.at < last || !field.isRight(fields[name])) return false;
      last = field.at;
    }
    return needed.every((name) => name in fields);
  };
};

const SHAPES: Readonly<Record<string, (shape: Shape) => Check>> = {
  string: () => (value) => typeof value === "string",
  number: () => (value) => typeof value === "number" && !Number.isNaN(value),
  boolean: () => (value) => typeof value === "boolean",
  literal:
    ({ literal }) =>
    (value) =>
      value === literal,
  picklist:
    ({ options }) =>
    (value) =>
      options.includes(value),
  exact_optional: ({ wrapped }) => checkOf(wrapped),
  object: ({ entries }) => fieldsCheck(entries),
  array: ({ item }) => {
    const isItem = checkOf(item);
    return (value) => Array.isArray(value) && value.every(isItem);
  },
  check: ({ requirement }) => requirement,
  safe_integer: ({ requirement }) => requirement,
  readonly: () => () => true,
};

const partCheck = (part: Part): Check => {
  const made = SHAPES[part.type];
  if (made) return made(part as unknown as Shape);
  if (part.kind !== "validation") return never;
  const schema = v.pipe(
    v.unknown(),
    part as v.BaseValidation<unknown, unknown, v.BaseIssue<unknown>>,
  );
  return (value) => v.is(schema, value);
};

const checkOf = (schema: Schema): Check => {
  const parts = "pipe" in schema ? (schema.pipe as readonly Part[]) : null;
  if (!parts) return partCheck(schema);
  const checks = parts.map((part) =>
    part.kind === "schema" ? checkOf(part as Schema) : partCheck(part),
  );
  return (value) => checks.every((isRight) => isRight(value));
};

/** Null where a record can't be read. One that its schema would only copy is handed back: copies take a while. */
export const readerOf = <Item>(
  schema: v.GenericSchema<unknown, Item>,
): ((stored: unknown) => Item | null) => {
  let isWellFormed: Check | undefined;
  return (stored) => {
    isWellFormed ??= checkOf(schema);
    if (isWellFormed(stored)) return stored as Item;
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : null;
  };
};
