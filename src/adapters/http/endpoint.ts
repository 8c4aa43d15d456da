import type { GenericSchema } from "valibot";
import type { Inputs } from "#adapters/http/inputs.ts";
import type { ShopNews } from "#ports/change-feed.ts";
import type { Limit } from "#ports/request-rate.ts";

/**
 * A query goes by GET; one that names a person by POST, so that no log keeps it; a command by POST with an idempotency
 * key.
 */
export type CallKind = "query" | "sensitiveQuery" | "command";

export type Access = "anyone" | "helper" | "owner";

/**
 * What an answer may have to wait for, besides the shop's own records: a page is as patient. "processor" stands for
 * work that a slow machine takes seconds for: HTML that is cleaned, and a password's hash.
 */
export type WaitsFor = "nothing" | "processor" | "provider" | "mail-server" | "all-records";

/**
 * Where the answer to a command is kept for its repeat: in the commit of its one unit of work, once all of it is done,
 * or nowhere, where it is idempotent by itself or holds a secret.
 */
export type Keeping = "in-its-work" | "at-the-end" | "nowhere";

/** How often one caller may ask. */
export interface CallLimit extends Limit {
  /** Counted by each process for itself: a query must not write. */
  readonly isOfOneProcess?: true;
  /** What is more is dropped without an error, which would tell whether an address is known. */
  readonly isSilent?: true;
}

interface Row<Input> {
  /** Without one it may be asked as often as a caller likes. */
  readonly limit?: CallLimit | "wrong-passwords";
  /** How many bytes its input has at most; 64 kB, unless told. */
  readonly mostBytes?: number;
  /** Who may call it: "helper" for people who pack, and the owner; where nothing is said, see `accessOf`. */
  readonly access?: Access;
  /** It is handed the schemas, so that a browser, which needs the kinds alone, doesn't load them. */
  readonly input: (is: Inputs) => GenericSchema<Input, Input>;
}

interface Query<Input> extends Row<Input> {
  readonly kind: "query" | "sensitiveQuery";
  readonly access?: "anyone" | "owner";
  readonly waitsFor?: WaitsFor;
}

interface HelpersQuery<Input> extends Row<Input> {
  readonly kind: "query" | "sensitiveQuery";
  readonly access: "helper";
  /** Of `HELPER_READS`: a helper's stream of changes tells when one of these changes. */
  readonly reads: readonly ShopNews[];
}

interface OneUnitCommand<Input> extends Row<Input> {
  readonly kind: "command";
}

/** Waits while something is done outside, so that its answer can't be kept before the end. */
interface OutsideCommand<Input> extends Row<Input> {
  readonly kind: "command";
  readonly waitsFor: "provider" | "mail-server";
}

interface OtherCommand<Input> extends Row<Input> {
  readonly kind: "command";
  readonly waitsFor: "nothing" | "processor" | "all-records";
  readonly answer: Keeping;
}

/**
 * The rows of a part of the shop: a missing one doesn't compile, and neither does one too many. A command that is more
 * than one unit of work has to say what it waits for, a helper's query what it reads.
 */
export type EndpointsOf<Part> = {
  readonly [Name in keyof Part]: Part[Name] extends (...input: infer Input) => Promise<unknown>
    ? "isOneUnit" extends keyof Part[Name]
      ? OneUnitCommand<Input>
      : Query<Input> | HelpersQuery<Input> | OutsideCommand<Input> | OtherCommand<Input>
    : never;
};

/** The same of calls that anyone may make: a command of these has a limit. */
export type PublicEndpointsOf<Part> = {
  readonly [Name in keyof Part]: EndpointsOf<Part>[Name] &
    ({ readonly kind: "query" | "sensitiveQuery" } | Required<Pick<Row<never>, "limit">>);
};

/** A row of any call. */
export interface Endpoint extends Omit<Row<never>, "input"> {
  readonly kind: CallKind;
  readonly waitsFor?: WaitsFor;
  readonly answer?: Keeping;
  readonly reads?: readonly ShopNews[];
  readonly input: (is: Inputs) => object;
}

export const waitsForOf = ({ waitsFor = "nothing" }: Pick<Endpoint, "waitsFor">): WaitsFor =>
  waitsFor;

export const keepingOf = (row: Pick<Endpoint, "waitsFor" | "answer">): Keeping =>
  row.answer ?? (waitsForOf(row) === "nothing" ? "in-its-work" : "at-the-end");

export const nothing = (is: Inputs) => is.args();
export const oneId = (is: Inputs) => is.args(is.Id);

export const pathOf = (part: string, name: string): string => `/api/${part}/${name}`;

export const KEY_HEADER = "Idempotency-Key";
