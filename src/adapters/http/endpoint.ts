import type { GenericSchema } from "valibot";
import type { Inputs } from "#adapters/http/inputs.ts";

/**
 * A query goes by GET; one that names a person by POST, so that no log keeps it; a command by POST with an idempotency
 * key.
 */
export type CallKind = "query" | "sensitiveQuery" | "command";

export type Access = "anyone" | "helper" | "owner";

export interface Endpoint<Input = unknown> {
  readonly kind: CallKind;
  /** Who may call it: "helper" for people who pack, and the owner; where nothing is said, see `accessOf`. */
  readonly access?: Access;
  /** It is handed the schemas, so that a browser, which needs the kinds alone, doesn't load them. */
  readonly input: (is: Inputs) => GenericSchema<Input, Input>;
}

/** The rows of a part of the shop: a missing one doesn't compile, and neither does one too many. */
export type EndpointsOf<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...input: infer Input) => Promise<unknown>
    ? Endpoint<Input>
    : never;
};

export const nothing = (is: Inputs) => is.args();
export const oneId = (is: Inputs) => is.args(is.Id);

export const pathOf = (part: string, name: string): string => `/api/${part}/${name}`;

export const KEY_HEADER = "Idempotency-Key";
