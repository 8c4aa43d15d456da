import type { ShopContext } from "#core/command.ts";
import { writeReady } from "#core/letters/write-ready.ts";
import { isReadyToCollect } from "#core/orders/halves.ts";
import type { Order } from "#core/orders/order.ts";
import { logged, type OrderLogEntry } from "#core/orders/order-log.ts";
import type { EggsShortInBook, PackedAnyway } from "#core/orders/packed-anyway.ts";
import { standingOf } from "#core/orders/standing.ts";
import { type Told, toldOf, withoutOldNews } from "#core/orders/told.ts";
import { notingUntold } from "#core/orders/why-untold.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

export type MarkingDeps = Pick<ShopRecords, "orders" | "messages" | "profile"> & ShopContext;

export type StatusRefusal =
  | { readonly kind: "order-gone" }
  | { readonly kind: "status-not-possible"; readonly status: string }
  /** Ticked on an old page: another person has taken it back since. */
  | { readonly kind: "changed-since"; readonly status: string }
  | { readonly kind: "being-cancelled" }
  | EggsShortInBook;

export type Noted = Omit<OrderLogEntry, "at" | "by">;

export interface Marking extends PackedAnyway {
  readonly before: Order;
  readonly after: Order;
  readonly noted: Noted;
  readonly at: string;
}

const stored = async (
  { orders, messages, profile, now, shared }: MarkingDeps,
  before: Order,
  order: Order,
): Promise<Told | null> => {
  const isNews = standingOf(before) !== "Ready" && isReadyToCollect(order);
  if (!shared || !isNews) {
    await orders.replace(order);
    return null;
  }
  const noted = await notingUntold(shared, { messages }, order, { news: "ready", at: now });
  await orders.replace(noted);
  await writeReady({ orders, messages, profile, now }, order);
  return toldOf(noted, "ready");
};

export const markOrder =
  (deps: MarkingDeps) =>
  async ({
    before,
    after,
    noted,
    at,
    laid,
    flock,
  }: Marking): Promise<Result<Told | null, StatusRefusal>> => {
    const { shared, by, book } = deps;
    const entry = { ...noted, ...(by !== undefined && { by }) };
    const next = shared ? logged(after, at, entry) : after;
    const packed = await book.orderChanged(before, next, { at, laid, flock });
    if (!packed.ok) return packed;
    return accept(await stored(deps, before, withoutOldNews(packed.value)));
  };
