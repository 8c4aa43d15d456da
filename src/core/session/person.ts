/** A helper packs eggs, and sees no money but what to take at the door. */
export type Person =
  | { readonly kind: "owner" }
  | { readonly kind: "helper"; readonly id: string; readonly name: string };

export const OWNER: Person = { kind: "owner" };

export const isHelper = (person: Person | null): boolean => person?.kind === "helper";
