import type { Shop } from "#core/shop.ts";

/**
 * How a call travels: a read by GET, a read that names a person by POST, so that no log keeps it,
 * and a command by POST, which is answered once however often it is sent.
 */
export type CallKind = "read" | "private" | "command";

/** Every call of one part of the shop. */
export type CallsOf<Part extends keyof Shop> = {
  readonly [Name in keyof Shop[Part]]: CallKind;
};

/** Where a call is asked for. */
export const pathOf = (part: string, name: string): string => `/api/${part}/${name}`;

/** The header by which a command that is sent again is known. */
export const KEY_HEADER = "Idempotency-Key";
