import { toJsonSchema } from "@valibot/to-json-schema";
import { type InputSchema, SERVED_CALLS, type ServedCall } from "#adapters/hono/served-call.ts";
import { pathOf } from "#adapters/http/endpoint.ts";

const inputSchemaOf = (schema: InputSchema): object => {
  const { prefixItems, ...described } = toJsonSchema(schema, {
    target: "draft-2020-12",
    // JSON Schema can't say that a text holds no NUL.
    errorMode: "ignore",
  });
  const needed = schema.items.filter(({ type }) => type !== "optional").length;
  return schema.items.length === 0
    ? { ...described, maxItems: 0 }
    : { ...described, prefixItems, minItems: needed };
};

const describe = ({ part, name, kind, access, input }: ServedCall) => ({
  path: pathOf(part, name),
  method: kind === "query" ? "GET" : "POST",
  access,
  input: inputSchemaOf(input),
});

export const describeCalls = (): object => ({ calls: SERVED_CALLS.map(describe) });
