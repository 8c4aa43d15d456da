import { toJsonSchema } from "@valibot/to-json-schema";
import { type InputSchema, schemaOf } from "#adapters/hono/inputs.ts";
import { type CallKind, pathOf } from "#adapters/http/call-kind.ts";
import { CALLS, type Part } from "#adapters/http/calls.ts";

/** The JSON Schema (draft 2020-12) of a call's list of arguments, of which the last may be left out. */
export const inputSchemaOf = (schema: InputSchema): object => {
  const { prefixItems, ...described } = toJsonSchema(schema, {
    target: "draft-2020-12",
    // That a text holds no NUL can't be said.
    errorMode: "ignore",
  });
  const needed = schema.items.filter(({ type }) => type !== "optional").length;
  return schema.items.length === 0
    ? { ...described, maxItems: 0 }
    : { ...described, prefixItems, minItems: needed };
};

const describe = (part: Part, [name, travel]: [string, CallKind]) => ({
  path: pathOf(part, name),
  method: travel === "read" ? "GET" : "POST",
  access: part === "office" ? "owner" : "anyone",
  input: inputSchemaOf(schemaOf(part, name)),
});

/** What can be called, and with what. */
export const describeCalls = (): object => ({
  calls: (["counter", "office"] as const).flatMap((part) =>
    Object.entries<CallKind>(CALLS[part]).map((call) => describe(part, call)),
  ),
});
