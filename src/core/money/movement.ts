// A ledger of transfers: movements are only ever added, and a wrong one is taken back by another.
import * as v from "valibot";
import { instantOf, isDay } from "#core/shared/day.ts";
import type { Pence } from "#core/shared/money.ts";
import { StoredId } from "#core/shared/stored-id.ts";
import { StoredPence } from "#core/shared/stored-pence.ts";
import { sumOf } from "#core/shared/sum.ts";

export const MOVEMENT_KINDS = ["sale", "refund", "dispute", "correction"] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export const WAYS_MOVED = ["paypal", "practice", "cash", "card", "bank"] as const;

export type WayMoved = (typeof WAYS_MOVED)[number];

/**
 * `amount`: pence, below 0 for money that left. `day`: London's, empty where it is unknown. `at`:
 * when it was entered. `fee`: what the provider kept. `provider`: its id there. `wish`: the request
 * that it fulfils, once. `who` entered it: see `who.ts`, or a helper by name; absent where unknown.
 * `overpaid`: pence of a refund that were paid above what the order costs. `of`: the payment by which
 * packs were added to the order, where it isn't the order's own.
 */
export const Movement = v.pipe(
  v.object({
    kind: v.picklist(MOVEMENT_KINDS),
    amount: StoredPence,
    day: v.pipe(
      v.string(),
      v.check((day) => day === "" || isDay(day)),
    ),
    at: v.pipe(
      v.string(),
      v.check((at) => at === "" || instantOf(at) !== null),
    ),
    how: v.picklist(WAYS_MOVED),
    fee: v.exactOptional(StoredPence),
    provider: v.exactOptional(StoredId),
    reason: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
    wish: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
    who: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
    overpaid: v.exactOptional(StoredPence),
    of: v.exactOptional(StoredId),
  }),
  v.readonly(),
);

export type Movement = v.InferOutput<typeof Movement>;

export type Money = readonly Movement[];

const BY_PROVIDER: readonly WayMoved[] = ["paypal", "practice"];

export const isByProvider = ({ how }: Pick<Movement, "how">): boolean => BY_PROVIDER.includes(how);

const amountOf = ({ amount }: Pick<Movement, "amount">): Pence => amount;

/** In pence, of what is here now. */
export const balanceOf = (money: Money): Pence => sumOf(money, amountOf);

const IN: readonly MovementKind[] = ["sale", "correction"];

export const isPaying = ({ kind }: Pick<Movement, "kind">): boolean => IN.includes(kind);

/** In pence, of what was paid, whatever was given back since. */
export const paidIn = (money: Money): Pence => sumOf(money.filter(isPaying), amountOf);

export const refundsIn = (money: Money): Money => money.filter(({ kind }) => kind === "refund");

/** In pence, of what was given back. */
export const givenBackIn = (money: Money): Pence => -sumOf(refundsIn(money), amountOf) + 0;

export const feesIn = (money: Money): Pence => sumOf(money, ({ fee = 0 }) => fee);
