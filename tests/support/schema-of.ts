import { servedCall } from "#adapters/hono/served-call.ts";
import type { Part } from "#adapters/http/endpoints.ts";

/** The schema of a call's arguments. Throws where there is no such call. */
export const schemaOf = (part: Part, name: string) => {
  const call = servedCall(part, name);
  if (!call) throw new Error(`${part}/${name} is no call.`);
  return call.input;
};
