/** Optimistic locking: the stored record is no longer the version that the edit was made from. */
export type EditConflict<Stored> =
  | { readonly kind: "record-gone" }
  | { readonly kind: "record-changed"; readonly stored: Stored };
