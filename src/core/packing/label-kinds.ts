/** A roll is named by what its label measures, in millimetres. */
export const ROLLS = ["89x36", "89x28", "62x29"] as const;

export type Roll = (typeof ROLLS)[number];

export const LABEL_KINDS = ["sheet", ...ROLLS] as const;

export type LabelKind = (typeof LABEL_KINDS)[number];

export const labelKindOf = (stored: string | null): LabelKind =>
  LABEL_KINDS.find((kind) => kind === stored) ?? "sheet";

export const sizeOf = (roll: Roll): string => `${roll.replace("x", " × ")} mm`;
