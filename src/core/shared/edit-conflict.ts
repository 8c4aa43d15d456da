export type EditConflict<Stored> =
  | { readonly kind: "record-gone" }
  | { readonly kind: "record-changed"; readonly stored: Stored };
