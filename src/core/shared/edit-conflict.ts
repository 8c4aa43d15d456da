/** Optimistic locking: the stored record has another version. */
export type EditConflict<Stored> =
  | { readonly kind: "record-gone" }
  | { readonly kind: "record-changed"; readonly stored: Stored };
