import { describe, expect, test } from "vitest";
import type { Day } from "#core/shared/day.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { type ShopWithBook, withClosedBook, withOpenBook } from "#tests/support/an-egg-book.ts";

/** The last day on which eggs that were laid on 15 June may be handed over, in the evening. */
const AT_SIX = "2026-07-06T17:00:00.000Z";
const NEXT_MORNING = "2026-07-07T06:00:00.000Z";
const MINUTE_MS = 60_000;

const until = ({ wait, now }: ShopWithBook, instant: string): void =>
  wait((Date.parse(instant) - Date.parse(now())) / MINUTE_MS);

const lots = async ({ large }: ShopWithBook): Promise<readonly (readonly [Day, number])[]> =>
  (await large()).lots.map(({ laid, left }) => [laid, left] as const);

/** 36 eggs on their last day, 12 of them promised, and 24 fresh ones. */
const onTheLastDay = async () => {
  const shop = await withOpenBook(36);
  const id = await shop.buy();
  until(shop, AT_SIX);
  await shop.log(24, "2026-07-06");
  return { shop, id };
};

const handOver = ({ office }: ShopWithBook, id: string, isDone = true, at: string = AT_SIX) =>
  office.handOver({ id, method: "delivery", isDone, at });

describe("a tick that arrives after midnight", () => {
  test.each([
    ["Handed over", handOver],
    [
      "Packed",
      ({ office }: ShopWithBook, id: string) =>
        office.setOrderStatus({ id, status: "Ready", at: AT_SIX }),
    ],
  ])("as %s takes the eggs that were fit when it was made", async (_box, tick) => {
    const { shop, id } = await onTheLastDay();
    until(shop, NEXT_MORNING);
    expect(await shop.large()).toMatchObject({ shelf: 24 });
    expect(await tick(shop, id)).toEqual({ ok: true, value: null });
    expect(await lots(shop)).toEqual([
      ["2026-06-15", 24],
      ["2026-07-06", 24],
    ]);
    const order = await shop.order(id);
    expect(order.log?.at(-1)?.at).toBe(AT_SIX);
    expect(order.bestBefore).toEqual({ large: "2026-07-13" });
    expect((await shop.office.getEggBook()).moves[0]).toMatchObject({ kind: "packed", at: AT_SIX });
    await expectTheBookToAddUp(shop);
  });

  test("isn't refused where no other eggs are left", async () => {
    const shop = await withOpenBook(12);
    const id = await shop.buy();
    until(shop, NEXT_MORNING);
    expect(await shop.large()).toMatchObject({ shelf: 0 });
    expect(await handOver(shop, id)).toEqual({ ok: true, value: null });
    expect(await lots(shop)).toEqual([]);
  });

  test("takes no eggs that were laid after it was made", async () => {
    const shop = await withOpenBook(12);
    const id = await shop.buy();
    await shop.office.takeEggs({ id: "T", category: "large", eggs: 12, kind: "broken" });
    until(shop, NEXT_MORNING);
    await shop.log(24, "2026-07-07");
    expect(await handOver(shop, id)).toMatchObject({ refusal: { kind: "eggs-short", short: 12 } });
    expect(await lots(shop)).toEqual([["2026-07-07", 24]]);
  });

  test("brings back what was taken off the shelf as too old meanwhile, and no more", async () => {
    const { shop, id } = await onTheLastDay();
    until(shop, NEXT_MORNING);
    const lot = (await shop.large()).lots[0]?.id;
    await shop.office.takeEggs({ id: "T", category: "large", eggs: 30, kind: "old", lot });
    expect(await handOver(shop, id)).toEqual({ ok: true, value: null });
    expect((await shop.moves()).slice(0, 3).toSorted()).toEqual([
      "old 30",
      "packed 12",
      "undone 6",
    ]);
    expect(await lots(shop)).toEqual([["2026-07-06", 24]]);
    await expectTheBookToAddUp(shop);
  });

  test("leaves the shelf as it was counted meanwhile", async () => {
    const { shop, id } = await onTheLastDay();
    shop.wait(30);
    await shop.countShelf(48);
    expect(await shop.moves()).toEqual(["missing 12"]);
    until(shop, NEXT_MORNING);
    expect(await handOver(shop, id)).toEqual({ ok: true, value: null });
    expect(await lots(shop)).toEqual([
      ["2026-06-15", 24],
      ["2026-07-06", 24],
    ]);
    await expectTheBookToAddUp(shop);
  });

  test("leaves the shelf as it was counted, where that found eggs", async () => {
    const { shop, id } = await onTheLastDay();
    shop.wait(30);
    await shop.countShelf(65);
    expect(await handOver(shop, id)).toEqual({ ok: true, value: null });
    expect(await shop.large()).toMatchObject({ shelf: 65, forSale: 65, promised: 0 });
    await expectTheBookToAddUp(shop);
  });

  test("takes no eggs from a book that was opened meanwhile", async () => {
    const shop = withClosedBook();
    const id = await shop.buy();
    shop.wait(60);
    const shelf = { large: { eggs: 24, laid: "2026-06-15" } };
    await shop.office.openBook({ shelf });
    shop.wait(60);
    expect(await handOver(shop, id, true, NOON)).toEqual({ ok: true, value: null });
    expect(await shop.large()).toMatchObject({ shelf: 24, forSale: 24, promised: 0 });
    await expectTheBookToAddUp(shop);
  });

  test("of a half says when that left, and so does its taking back", async () => {
    const shop = await withOpenBook(36);
    const id = await shop.buyHalves();
    until(shop, NEXT_MORNING);
    await handOver(shop, id);
    const after = await shop.order(id);
    expect(after.handedOver).toEqual({ delivery: AT_SIX });
    expect(after.log?.at(-1)).toMatchObject({ kind: "handed-over", at: AT_SIX });
    const later = "2026-07-06T18:00:00.000Z";
    await handOver(shop, id, false, later);
    const back = await shop.order(id);
    expect(back.handedOver).toBeUndefined();
    expect(back.log?.at(-1)).toMatchObject({ kind: "not-handed-over", at: later });
    await expectTheBookToAddUp(shop);
  });

  test.each([
    ["in the future", "2026-07-08T06:00:00.000Z", NEXT_MORNING],
    ["before the order", "2026-06-01T06:00:00.000Z", NOON],
    ["no instant", "at six", NEXT_MORNING],
  ])("that says it was made %s is booked when it can have been made", async (_what, at, booked) => {
    const shop = await withOpenBook();
    const id = await shop.buy();
    until(shop, NEXT_MORNING);
    await shop.log(24, "2026-07-07");
    expect(await handOver(shop, id, true, at)).toEqual({ ok: true, value: null });
    expect((await shop.order(id)).log?.at(-1)?.at).toBe(booked);
    await expectTheBookToAddUp(shop);
  });
});
