import { randomBytes } from "node:crypto";

export interface Money {
  readonly currency_code: string;
  readonly value: string;
}

/** The payer at the stand-in. Orders that ask for a shipping address get one. */
export interface Buyer {
  readonly givenName: string;
  readonly surname: string;
  readonly email: string;
  readonly phone?: string;
  readonly shipping?: {
    readonly name: string;
    readonly address: Readonly<Record<string, string>>;
  };
}

export const MABEL: Buyer = {
  givenName: "Mabel",
  surname: "Hen",
  email: "mabel@example.com",
  phone: "07700900321",
  shipping: {
    name: "Mabel Hen",
    address: {
      address_line_1: "1 High Street",
      admin_area_2: "Crawley",
      postal_code: "RH10 1AA",
      country_code: "GB",
    },
  },
};

export interface CaptureRecord {
  readonly id: string;
  readonly orderId: string;
  status: string;
  readonly pence: number;
  readonly currency: string;
  readonly customId: string | undefined;
  readonly at: string;
  /** When its money was here: later than it was made, where it was pending. */
  cameAt?: string;
  changedAt: string;
  refunded: number;
}

export interface Unit {
  readonly amount: Money;
  readonly custom_id?: string;
  readonly invoice_id?: string;
}

export interface OrderRecord {
  readonly id: string;
  status: string;
  readonly unit: Unit;
  readonly wantsAddress: boolean;
  buyer: Buyer | null;
  readonly captures: CaptureRecord[];
}

export interface RefundRecord {
  readonly id: string;
  readonly captureId: string;
  readonly pence: number;
  readonly currency: string;
  status: string;
  /** Of all refunds of the capture, with this one. */
  readonly total: number;
  readonly note: string | undefined;
  readonly at: string;
  changedAt: string;
}

/** A case of a buyer, as Disputes v1 has it. */
export interface DisputeRecord {
  readonly id: string;
  readonly captureId: string;
  readonly reason: string;
  /** What is held for it. */
  readonly pence: number;
  readonly at: string;
  status: string;
  outcome: string | null;
  updatedAt: string;
}

/** Money that moved, or didn't, in the order in which it came to it. */
export interface Entry {
  readonly kind: "capture" | "refund" | "reversal";
  readonly orderId: string;
  readonly captureId: string;
  readonly pence: number;
  /** Of a capture: as it is now. */
  readonly status: string;
}

const LETTERS = "0123456789ABCDEFGHJKLMNPQRSTUVWXY";

/** 17 letters and digits, as PayPal's ids are. */
export const newId = (): string =>
  [...randomBytes(17)].map((byte) => LETTERS[byte % LETTERS.length]).join("");

export const penceOf = (value: string): number => Number(value.replace(".", ""));

export const moneyOf = (pence: number, currency: string): Money => ({
  currency_code: currency,
  value: (pence / 100).toFixed(2),
});

/** A line of what PayPal calls activity: pence that came to the farm or left it, below 0, and when. */
export interface Activity {
  readonly at: string;
  readonly orderId: string;
  readonly pence: number;
}

/** Where a test sets no clock, it is always then. */
export const AT = "2026-02-01T12:00:00Z";

/** What PayPal knows. */
export const newBooks = (now = (): string => AT) => {
  const orders = new Map<string, OrderRecord>();
  const captures = new Map<string, CaptureRecord>();
  const refunds: RefundRecord[] = [];
  const moves: (Omit<Entry, "status"> & { readonly status?: string })[] = [];
  const disputes = new Map<string, DisputeRecord>();
  return { now, orders, captures, refunds, disputes, moves };
};

export type Books = ReturnType<typeof newBooks>;

/** Pays a capture back, at the shop's wish or at PayPal's own site. */
export const payBack = (
  books: Books,
  capture: CaptureRecord,
  pence: number,
  status = "COMPLETED",
  note?: string,
): RefundRecord => {
  const isMade = status === "COMPLETED" || status === "PENDING";
  const at = books.now();
  if (isMade) {
    capture.refunded += pence;
    capture.changedAt = at;
  }
  const { id: captureId, currency, refunded: total } = capture;
  const when = { at, changedAt: at };
  const refund = { id: newId(), captureId, pence, currency, status, total, note, ...when };
  books.refunds.push(refund);
  if (isMade) {
    capture.status = capture.refunded >= capture.pence ? "REFUNDED" : "PARTIALLY_REFUNDED";
    books.moves.push({ kind: "refund", orderId: capture.orderId, captureId, pence, status });
  }
  return refund;
};

/** PayPal couldn't make it: its money is at the shop as before. */
export const giveUp = ({ captures, moves }: Books, { captureId, pence }: RefundRecord): void => {
  const capture = captures.get(captureId);
  if (!capture) return;
  capture.refunded -= pence;
  capture.status = capture.refunded === 0 ? "COMPLETED" : "PARTIALLY_REFUNDED";
  const at = moves.findLastIndex(
    (move) => move.kind === "refund" && move.captureId === captureId && move.pence === pence,
  );
  moves.splice(at, 1);
};

export const ledgerOf = ({ moves, captures }: Books): readonly Entry[] =>
  moves.map(({ status, ...move }) => ({
    ...move,
    status: status ?? captures.get(move.captureId)?.status ?? "",
  }));

const HERE = ["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"];

/** Money on the day on which it moved: what is pending hasn't. */
export const activityOf = ({ captures, refunds, disputes }: Books): readonly Activity[] => {
  const orderOf = (captureId: string): string => captures.get(captureId)?.orderId ?? "";
  return [
    ...[...captures.values()]
      .filter(({ status }) => HERE.includes(status))
      .map(({ orderId, pence, cameAt = "" }) => ({ at: cameAt, orderId, pence })),
    ...refunds
      .filter(({ status }) => status === "COMPLETED")
      .map(({ captureId, pence, changedAt: at }) => ({
        ...{ at, orderId: orderOf(captureId), pence: -pence },
      })),
    ...[...disputes.values()].flatMap(({ captureId, pence, at, outcome, updatedAt }) => [
      { at, orderId: orderOf(captureId), pence: -pence },
      ...(outcome === "RESOLVED_SELLER_FAVOUR"
        ? [{ at: updatedAt, orderId: orderOf(captureId), pence }]
        : []),
    ]),
  ];
};
