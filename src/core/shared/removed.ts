import type { WithUnknown } from "#core/shared/with-unknown.ts";

/** `unknown` is null too where the store still has those fields. */
export type Removed<Item> = WithUnknown<Item>;
