/**
 * What a pack, a category or a record was when it was read, as an opaque text: an edit names the one
 * that it was made from, and is refused where the store has another by then.
 */
export type Version = string;

/** A record beside its version. */
export type Versioned<Record> = Record & { readonly version: Version };
