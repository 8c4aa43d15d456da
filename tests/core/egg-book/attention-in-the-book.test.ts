import { expect, test } from "vitest";
import type { OwnerStatus } from "#core/orders/order-status.ts";
import { ownersChoice } from "#core/orders/owners-choice.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { type ShopWithBook, withClosedBook, withOpenBook } from "#tests/support/an-egg-book.ts";
import { forSaleIn } from "#tests/support/stock-for-sale.ts";

const bookOf = async ({ office, records, now }: ShopWithBook) => {
  const { kinds } = await office.getEggBook();
  const { shelf, promised, lots } = kinds.large;
  return { stock: await forSaleIn(records, now), shelf, promised, lots };
};

type Deed = (shop: ShopWithBook, id: string) => Promise<unknown>;

const mark =
  (...statuses: readonly OwnerStatus[]): Deed =>
  async ({ office }, id) => {
    for (const status of statuses) await office.setOrderStatus({ id, status });
  };

const handOver: Deed = ({ office }, id) =>
  office.handOver({ id, method: "delivery", isDone: true });

const WERE: readonly (readonly [string, OwnerStatus, Deed])[] = [
  ["not packed", "Pending", async () => undefined],
  ["packed", "Ready", mark("Ready")],
  ["unpacked again", "Pending", mark("Ready", "Pending")],
  ["handed over", "Completed", mark("Ready", "Completed")],
  ["handed over without being packed", "Completed", mark("Completed")],
  [
    "handed over by halves",
    "Completed",
    async (shop, id) => {
      await handOver(shop, id);
      await shop.office.handOver({ id, method: "collection", isDone: true });
    },
  ],
  [
    "packed, and half of it handed over",
    "Ready",
    async (shop, id) => {
      await mark("Ready")(shop, id);
      await handOver(shop, id);
    },
  ],
  ["half handed over", "Pending", handOver],
];

const NEWS = ["partly-refunded", "reversed"] as const;

const BOOKS = [
  ["open", withOpenBook],
  ["closed", async () => withClosedBook()],
] as const;

const CASES = WERE.flatMap(([was, status, become]) =>
  NEWS.flatMap((news) =>
    BOOKS.map(([book, shopWith]) => [was, news, book, { status, become, shopWith }] as const),
  ),
);

test.each(CASES)(
  "an order that was %s and is %s leads back to what it was, in the %s book",
  async (_was, state, book, { status, become, shopWith }) => {
    const shop = await shopWith();
    const id = await shop.buyHalves();
    await become(shop, id);
    shop.wait(30 * 24 * 60);
    await shop.log(24, "2026-07-19");
    const [before, mails] = [await bookOf(shop), await shop.messages()];
    const { handedOver, bestBefore } = await shop.order(id);
    shop.provider.captureBecomes(id, {
      state,
      ...(state === "partly-refunded" && { refunds: [{ id: "R1", amount: 100 }] }),
    });
    const isReversal = state === "reversed";
    await shop.backgroundJobs.receiveWebhook({ orderId: id, captureId: null, isReversal });
    const needing = await shop.order(id);
    expect(needing.status).toBe("Needs attention");
    for (const isShared of [true, false]) expect(ownersChoice(needing, isShared)).toEqual([status]);
    expect(await bookOf(shop)).toEqual(before);
    expect(await shop.office.setOrderStatus({ id, status })).toEqual({ ok: true, value: null });
    expect(await shop.order(id)).toMatchObject({ status, ...(bestBefore && { bestBefore }) });
    expect((await shop.order(id)).handedOver).toEqual(handedOver);
    expect(await bookOf(shop)).toEqual(before);
    const since = (await shop.messages()).filter((mail) => !mails.includes(mail));
    expect(since.filter((mail) => mail.startsWith("ready"))).toEqual([]);
    if (book === "open") await expectTheBookToAddUp(shop);
  },
);
