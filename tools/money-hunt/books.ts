import type { OrderItem } from "#core/orders/order.ts";
import type { OrderLogEntry } from "#core/orders/order-log.ts";
import type { Place } from "./place.ts";

/** An order as the database keeps it, in as much as it is looked at. */
export interface KeptOrder {
  readonly id: string;
  readonly status: string;
  readonly total: number;
  readonly email: string;
  readonly items: readonly OrderItem[];
  readonly captureId: string;
  readonly short?: Readonly<Record<string, number>> | null;
  readonly log: readonly OrderLogEntry[];
}

interface KeptAgreement {
  readonly orderId: string;
  readonly state: string;
  readonly openedAt: string;
}

interface KeptMessage {
  readonly id: string;
  readonly state: string;
  readonly recipient: string;
}

export type Shelf = Readonly<Record<string, number>>;

export interface Books {
  readonly orders: readonly KeptOrder[];
  readonly agreements: readonly KeptAgreement[];
  readonly messages: readonly KeptMessage[];
  readonly refunds: readonly string[];
  readonly shelf: Shelf;
}

/** What the shop has written down. Without a word from any server. */
export const booksOf = async ({ query }: Place): Promise<Books> => {
  const [orders, agreements, messages, refunds, stock] = await Promise.all([
    query<KeptOrder>(
      `select id, status, (record ->> 'total')::int as total, record ->> 'customerEmail' as email,
        record -> 'items' as items, coalesce(record ->> 'captureId', '') as "captureId",
        record -> 'short' as short, coalesce(record -> 'log', '[]') as log from orders`,
    ),
    query<KeptAgreement>(
      `select id as "orderId", state, record ->> 'openedAt' as "openedAt" from agreement`,
    ),
    query<KeptMessage>(
      "select id, record ->> 'state' as state, record ->> 'to' as recipient from message",
    ),
    query<{ id: string }>("select id from refund"),
    query<{ category: string; eggs: number }>("select category, eggs::int from stock"),
  ]);
  return {
    orders,
    agreements,
    messages,
    refunds: refunds.map(({ id }) => id),
    shelf: Object.fromEntries(stock.map(({ category, eggs }) => [category, eggs])),
  };
};

/** What shoppers see as in stock. */
export const onOffer = async ({ servers }: Place): Promise<Shelf> => {
  const [server] = servers.filter((one) => one.isRunning());
  const response = await fetch(`${server?.url}/api/counter/getInventory`);
  return ((await response.json()) as { value: Shelf }).value;
};

/** The owner counts the eggs of each category, while no customer buys. */
export const putOnShelf = async ({ query }: Place, shelf: Shelf): Promise<void> => {
  const rows = [Object.keys(shelf), Object.values(shelf)];
  await query(
    `update stock set eggs = counted.eggs
      from unnest($1::text[], $2::int[]) as counted(category, eggs)
      where stock.category = counted.category`,
    rows,
  );
  await query("insert into topic_change (topic, writer) values ('inventory', '')");
};
