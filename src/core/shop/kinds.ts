import { CARE_KINDS } from "#core/care/care-kinds.ts";
import { careIn } from "#core/care/kept-care.ts";
import { CUSTOMERS, customersIn } from "#core/customers/customers.ts";
import { FLOCK_KINDS } from "#core/flocks/flock-kinds.ts";
import { flocksIn } from "#core/flocks/kept-flocks.ts";
import { LOTS, lotsIn, WEEK_SUMS } from "#core/ledger/lots.ts";
import { MOVES, movesIn } from "#core/ledger/moves.ts";
import { MESSAGES, messagesIn } from "#core/messages/messages.ts";
import { ordersIn } from "#core/orders/kept-orders.ts";
import { ORDERS } from "#core/orders/orders.ts";
import { AGREEMENTS, agreementsIn } from "#core/payments/agreements.ts";
import { PART_REFUNDS, partRefundsIn } from "#core/payments/part-refunds.ts";
import { REFUNDS, refundsIn } from "#core/payments/refunds.ts";
import { POSTS, postsIn } from "#core/posts/posts.ts";
import type { Kind } from "#core/shared/kind.ts";
import { WAITLIST, waitlistIn } from "#core/waitlist/waitlist.ts";
import type { Collection, CollectionOf } from "#ports/collection.ts";

export const KINDS = {
  orders: ORDERS,
  customers: CUSTOMERS,
  agreements: AGREEMENTS,
  refunds: REFUNDS,
  partRefunds: PART_REFUNDS,
  messages: MESSAGES,
  waitlist: WAITLIST,
  lots: LOTS,
  weekSums: WEEK_SUMS,
  moves: MOVES,
  ...FLOCK_KINDS,
  ...CARE_KINDS,
  posts: POSTS,
} as const;

export type KindName = keyof typeof KINDS;

export const isKindName = (name: string): name is KindName => Object.hasOwn(KINDS, name);

export type ItemOf<Name extends KindName> =
  (typeof KINDS)[Name] extends Kind<infer Item, infer _Names> ? Item : never;

type Collections = { readonly [Name in KindName]: CollectionOf<(typeof KINDS)[Name]> };

export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

export const keptRecords = (
  collectionOf: <Item extends object, Name extends string>(
    name: KindName,
    kind: Kind<Item, Name>,
  ) => Collection<Item, Name>,
) => {
  const kept = Object.fromEntries(
    KIND_NAMES.map((name) => [name, collectionOf(name, KINDS[name] as Kind<object, string>)]),
  ) as unknown as Collections;
  return {
    orders: ordersIn(kept.orders),
    customers: customersIn(kept.customers),
    agreements: agreementsIn(kept.agreements),
    refunds: refundsIn(kept.refunds),
    partRefunds: partRefundsIn(kept.partRefunds),
    messages: messagesIn(kept.messages),
    waitlist: waitlistIn(kept.waitlist),
    lots: lotsIn(kept.lots, kept.weekSums),
    moves: movesIn(kept.moves),
    flocks: flocksIn(kept.costs, kept.eggCounts),
    care: careIn(kept),
    posts: postsIn(kept.posts),
  };
};

export type KeptRecords = ReturnType<typeof keptRecords>;
