import { expect, test } from "vitest";
import type { WantedPacks } from "#core/payments/purchase.ts";
import type { ChosenDays } from "#core/week/farm-week.ts";
import { aSharedShop, LARGE_DOZEN } from "#tests/support/a-shared-shop.ts";
import { TODAY, typedCounts } from "#tests/support/an-egg-book.ts";

const TOMORROW = "2026-06-21";
const NEXT_SATURDAY = "2026-06-27";

const PRICE = 340;
const MINUTES_HELD = 15;

/** A dozen and a half that may be handed over until 22 June, and a dozen that was laid today. */
const withOldAndFresh = async () => {
  const shop = aSharedShop();
  await shop.office.openBook({ shelf: { large: { eggs: 18, laid: "2026-06-01" } } });
  await shop.office.logEggs({ flock: "1", date: TODAY, counts: typedCounts({ large: 12 }) });
  const open = (days: ChosenDays, packs: readonly WantedPacks[] = [LARGE_DOZEN]) =>
    shop.counter.openPayment(packs, "paypal", PRICE * packs.length, "", days);
  const approved = async (days: ChosenDays): Promise<string> => {
    const opened = await open(days);
    if (!opened.ok) throw new Error(opened.refusal.kind);
    shop.provider.approve(opened.value.orderId);
    return opened.value.orderId;
  };
  return { ...shop, open, approved };
};

const NO_EGGS_LEFT = {
  ok: false,
  refusal: { kind: "day-gone", day: NEXT_SATURDAY, why: "eggs", left: { eggs: 0 } },
};

test("openPayment refuses a day whose fit eggs are promised, and takes one that older eggs fill", async () => {
  const { counter, open, approved } = await withOldAndFresh();
  const paid = await counter.takePayment(await approved({ delivery: NEXT_SATURDAY }));
  expect(paid).toMatchObject({ ok: true });
  expect(await open({ delivery: NEXT_SATURDAY })).toMatchObject(NO_EGGS_LEFT);
  expect(await open({ delivery: TOMORROW })).toMatchObject({ ok: true });
});

test("openPayment refuses packs of two ways that want the same fit eggs", async () => {
  const { open } = await withOldAndFresh();
  const packs = [LARGE_DOZEN, { ...LARGE_DOZEN, deliveryMethod: "collection" as const }];
  const both = { delivery: NEXT_SATURDAY, collection: NEXT_SATURDAY };
  expect(await open(both, packs)).toMatchObject(NO_EGGS_LEFT);
  expect(await open({ ...both, collection: TOMORROW }, packs)).toMatchObject({ ok: true });
});

test("takePayment refuses an expired payment whose eggs of that day another payment holds", async () => {
  const { counter, wait, approved, records } = await withOldAndFresh();
  const late = await approved({ delivery: NEXT_SATURDAY });
  wait(MINUTES_HELD + 1);
  const other = await approved({ delivery: NEXT_SATURDAY });
  expect(await counter.takePayment(late)).toMatchObject(NO_EGGS_LEFT);
  expect(await records.orders.find(late)).toBeNull();
  expect(await counter.takePayment(other)).toMatchObject({ ok: true });
});
