import * as v from "valibot";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface InputRefusal {
  readonly kind: "bad-input";
  readonly detail: string;
}

const WORDS: Readonly<Record<string, string>> = {
  max_length: "too long",
  min_length: "missing",
  picklist: "unknown",
  min_value: "out of bounds",
  max_value: "out of bounds",
  integer: "out of bounds",
  check: "out of bounds",
  strict_tuple: "too long",
  raw_check: "names one twice",
};

type Issue = v.BaseIssue<unknown>;

const isMissing = ({ input, kind, received }: Issue): boolean =>
  input === undefined && kind === "schema" && received === "undefined";

const wordOf = (issue: Issue): string => {
  if (isMissing(issue)) return "missing";
  if (issue.type === "strict_tuple" && issue.expected !== "never") return "wrong type";
  return WORDS[issue.type] ?? "wrong type";
};

const placeOf = ({ path }: Issue): string =>
  (path ?? [])
    .map(({ key }) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .slice(0, 200) || "input";

export const readInput = <Input>(
  schema: v.GenericSchema<unknown, Input>,
  sent: unknown,
): Result<Input, InputRefusal> => {
  const read = v.safeParse(schema, sent, { abortEarly: true });
  if (read.success) return accept(read.output);
  const [issue] = read.issues;
  return refuse({ kind: "bad-input", detail: `${placeOf(issue)} ${wordOf(issue)}` });
};
