import type { CancelByHandRefusal } from "#core/by-hand/cancel-by-hand.ts";
import type { GateSaleRefusal } from "#core/by-hand/sell-at-gate.ts";
import type { CountShelfRefusal } from "#core/egg-book/count-shelf.ts";
import type { OpenBookRefusal } from "#core/egg-book/open-book.ts";
import type { BookSettingsRefusal } from "#core/egg-book/save-book-settings.ts";
import type { TakeEggsRefusal } from "#core/egg-book/take-eggs.ts";
import type { UndoMovesRefusal } from "#core/egg-book/undo-moves.ts";
import type { StatusRefusal } from "#core/orders/mark-order.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";

const refused = (title: string, text: string): Notice => ({ title, text, tone: "destructive" });

const BOOK_CLOSED = refused("The Egg Book Is Closed", "It was closed on another page meanwhile.");

const UNLIKELY_SHELF = refused(
  "Not Saved",
  "Please check the marked figures and days, and save again.",
);

export const OPEN_REFUSALS: Record<OpenBookRefusal["kind"], Notice> = {
  "already-open": refused("Already Open", "The egg book was opened on another page meanwhile."),
  "bad-shelf": UNLIKELY_SHELF,
};

export const COUNT_REFUSALS: Record<CountShelfRefusal["kind"], Notice> = {
  "book-closed": BOOK_CLOSED,
  "bad-shelf": UNLIKELY_SHELF,
  "stock-changed": refused(
    "Stock Has Changed Meanwhile",
    "Eggs were sold, packed or counted on another page since you began. The differences are of now: please check them and save again.",
  ),
};

/** The form itself says how many there are, and what left before. */
export const TAKE_REFUSALS: Record<TakeEggsRefusal["kind"], Notice | null> = {
  "book-closed": BOOK_CLOSED,
  "already-taken": null,
  "bad-eggs": null,
  "not-so-many": null,
  "unknown-lot": refused("Not Saved", "These eggs are no longer in the book."),
};

const LEFT_MEANWHILE = refused(
  "Not Saved",
  "Some of these eggs have left meanwhile. Please look again.",
);

export const OLD_REFUSALS: Record<TakeEggsRefusal["kind"], Notice> = {
  "book-closed": BOOK_CLOSED,
  "already-taken": LEFT_MEANWHILE,
  "bad-eggs": refused("Not Saved", "Please look at the lots again."),
  "not-so-many": LEFT_MEANWHILE,
  "unknown-lot": refused("Not Saved", "These eggs are no longer in the book."),
};

export const UNDO_REFUSALS: Record<UndoMovesRefusal["kind"], Notice> = {
  "book-closed": BOOK_CLOSED,
  "move-gone": refused("Not Undone", "This was undone before, or isn't of today any more."),
};

export const DAYS_REFUSALS: Record<BookSettingsRefusal["kind"], Notice> = {
  "bad-days": refused("Not Saved", "Please enter 1 to 28 days."),
  "settings-changed": refused(
    "Changed Meanwhile",
    "The days were changed on another page. Please look at them and save again.",
  ),
};

const GATE_ELSEWISE = refused(
  "Not Sold",
  "Something else has become of this sale meanwhile. Please look at the orders.",
);

/** What is wrong with packs and prices the form itself says. */
export const GATE_REFUSALS: Record<GateSaleRefusal["kind"], Notice | null> = {
  "bad-order": null,
  "more-than-for-sale": null,
  "day-not-open": GATE_ELSEWISE,
  "order-gone": GATE_ELSEWISE,
  "status-not-possible": GATE_ELSEWISE,
  "changed-since": GATE_ELSEWISE,
  "being-cancelled": GATE_ELSEWISE,
  "eggs-short": refused("Not Handed Over", "The egg book has too few eggs for this sale."),
};

const NOT_BACK = refused(
  "Not Undone",
  "Something else has become of this sale meanwhile. Please look at the orders.",
);

export type GateBackRefusal = StatusRefusal | CancelByHandRefusal;

export const GATE_BACK_REFUSALS: Record<GateBackRefusal["kind"], Notice> = {
  "order-gone": NOT_BACK,
  "status-not-possible": NOT_BACK,
  "changed-since": NOT_BACK,
  "being-cancelled": NOT_BACK,
  "eggs-short": NOT_BACK,
  "not-to-cancel": NOT_BACK,
};
