import type { ShopContext } from "#core/command.ts";
import { attentionMessages } from "#core/letters/order-messages.ts";
import { writeMessages } from "#core/messages/write-messages.ts";
import type { Movement } from "#core/money/movement.ts";
import { PROVIDER } from "#core/money/who.ts";
import type { Dispute, DisputeReason, DisputeState } from "#core/orders/dispute.ts";
import type { Order } from "#core/orders/order.ts";
import { logged } from "#core/orders/order-log.ts";
import { leftAtProvider, moved } from "#core/orders/order-money.ts";
import { statusAfter } from "#core/orders/order-status.ts";
import { standingOf } from "#core/orders/standing.ts";
import { dayTold, wayOf } from "#core/payments/money-of-news.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Pence } from "#core/shared/money.ts";
import { sumOf } from "#core/shared/sum.ts";
import type { ShopRecords } from "#ports/records.ts";

/**
 * A dispute as the provider reports it. `away`: pence that it holds or has taken, null where it
 * doesn't say; `at`: when it changed last, ISO 8601.
 */
export interface DisputeNews {
  readonly id: string;
  readonly state: DisputeState;
  readonly reason: DisputeReason;
  readonly answerBy: string;
  readonly away: Pence | null;
  readonly at: string;
}

interface Case extends DisputeNews {
  /** By which packs were added; absent for the order's own. */
  readonly payment?: string | undefined;
}

/** A reversal of which the provider names no case is this one's. */
const isOf = ({ kind, provider, of }: Movement, { id, payment }: Case): boolean =>
  kind === "dispute" && of === payment && (provider === undefined || provider === id);

const awayNow = ({ money }: Order, news: Case): Pence =>
  -sumOf(
    money.filter((movement) => isOf(movement, news)),
    ({ amount }) => amount,
  ) + 0;

const awayAfter = (order: Order, news: Case): Pence => {
  const { state, away, payment } = news;
  if (state === "won") return 0;
  const most = leftAtProvider(order, payment) + awayNow(order, news);
  return Math.min(most, away ?? most);
};

const withMoney = (order: Order, news: Case, now: string): Order => {
  const amount = awayNow(order, news) - awayAfter(order, news);
  const day = dayTold({ at: news.at, since: order.money[0]?.day ?? "", now });
  const [kind, how] = ["dispute", wayOf(order)] as const;
  const of = news.payment === undefined ? {} : { of: news.payment };
  const movement = { kind, amount, day, at: now, how, provider: news.id, who: PROVIDER, ...of };
  return amount === 0 ? order : moved(order, movement);
};

const LOGGED = { open: "dispute-opened", won: "dispute-won", lost: "dispute-lost" } as const;

/** Won, it is what it was before, or what it was marked since. */
const statusOf = (order: Order, state: DisputeState, before: string): string => {
  if (state !== "won") return statusAfter(order.status, "dispute") ?? order.status;
  return order.status === "Needs attention" && before !== "Needs attention"
    ? standingOf(order)
    : order.status;
};

const changed = (order: Order, news: Case, now: string): Order => {
  const { id, state, reason, answerBy, at } = news;
  const known = order.disputes?.find((one) => one.id === id);
  const before = known?.before ?? order.status;
  const dispute: Dispute = { id, state, reason, answerBy, toldAt: at, before };
  const others = (order.disputes ?? []).filter((one) => one.id !== id);
  const after = { ...withMoney(order, news, now), disputes: [...others, dispute] };
  if (known?.state === state) return after;
  const entry = { kind: LOGGED[state], ...(state === "open" && { detail: reason }) };
  return logged({ ...after, status: statusOf(order, state, before) }, now, entry);
};

/** What is over stays over, and news that comes late changes nothing. */
const isOld = ({ disputes = [] }: Order, { id, state, at }: DisputeNews): boolean => {
  const known = disputes.find((one) => one.id === id);
  if (!known) return false;
  return known.toldAt > at || (known.state !== "open" && state === "open");
};

/** Idempotent. */
export const recordDispute =
  ({ orders, messages, profile, now }: ShopRecords & ShopContext) =>
  async (orderId: string, news: DisputeNews, captureId: string | null): Promise<boolean> => {
    const order = await orders.find(orderId);
    if (!order || isOld(order, news)) return false;
    const payment = order.added?.find((one) => one.captureId === captureId)?.payment;
    const after = changed(order, { ...news, payment }, now);
    await orders.replace(after);
    const isNew = after.log?.length !== order.log?.length;
    if (!isNew || news.state === "won") return isNew;
    const farm = await loadFarm({ profile });
    await writeMessages({ messages, profile }, attentionMessages(after, farm), now);
    return true;
  };
