import type { MovementKind, WayMoved } from "#core/money/movement.ts";

export const MOVEMENT_NAMES: Readonly<Record<MovementKind, string>> = {
  sale: "Sale",
  refund: "Refund",
  dispute: "Dispute",
  correction: "Correction",
};

export const WAY_NAMES: Readonly<Record<WayMoved, string>> = {
  paypal: "PayPal",
  practice: "Practice payment",
  cash: "Cash",
  card: "Card",
  bank: "Bank transfer",
};
