/** What an edit meets of a record that is no more what the edit was made from. */
export type EditConflict<Stored> =
  | { readonly kind: "record-gone" }
  | { readonly kind: "record-changed"; readonly stored: Stored };
