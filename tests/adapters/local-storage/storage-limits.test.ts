import { describe, expect, test, vi } from "vitest";
import { DEFAULT_INVENTORY } from "#core/inventory/inventory.ts";
import { agreeable, aShop, openPayment, PAID } from "#tests/support/a-shop.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { addEveryA, READS, WRITES } from "#tests/support/every-call.ts";
import { aCart } from "#tests/support/purchases.ts";
import { aCustomer, aDraft } from "#tests/support/records.ts";
import { aTab, OLD_LINE, OLD_ORDER } from "#tests/support/stored-tab.ts";

const LIMIT = 100_000;

const entriesOf = (storage: Storage): Record<string, string | null> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").map((key) => [
      key,
      storage.getItem(key),
    ]),
  );

/** Leaves so many letters of room. */
const fillUp = (storage: Storage, room = 0): void => {
  const used = Object.entries(entriesOf(storage)).flat().join("").length;
  storage.setItem("filler", "x".repeat(LIMIT - used - "filler".length - room));
};

const refuse = (): never => {
  throw new DOMException("gone", "UnknownError");
};

describe("a full storage throws a Fault and keeps every old value:", () => {
  test.each(WRITES.filter(({ name }) => /\.(?:add|save)/.test(name)))("$name", async ({ call }) => {
    const { storage, records } = aTab({}, LIMIT);
    await addEveryA(records);
    fillUp(storage);
    const before = entriesOf(storage);
    await expect(call(records)).rejects.toMatchObject({ name: "Fault", code: "storage-full" });
    expect(entriesOf(storage)).toEqual(before);
  });

  test("opening a session", async () => {
    const { storage, stores } = aTab({}, LIMIT);
    fillUp(storage);
    await expect(stores.sessions.open(OWNERS)).rejects.toMatchObject({ code: "storage-full" });
    expect(await stores.sessions.person()).toBeNull();
  });

  test("a unit of work of which a part would fit", async () => {
    const { stores, storage } = aTab(
      { eggInventory: DEFAULT_INVENTORY, orders: [OLD_ORDER] },
      LIMIT,
    );
    await stores.shop.unitOfWork.run(({ customers }) => customers.add(aCustomer()));
    fillUp(storage, 10);
    const before = entriesOf(storage);
    const write = stores.shop.unitOfWork.run(async ({ inventory, customers }) => {
      await inventory.save({ ...DEFAULT_INVENTORY, large: 1 });
      await customers.add(aCustomer({ id: "B" }));
    });
    await expect(write).rejects.toMatchObject({ code: "storage-full" });
    expect(entriesOf(storage)).toEqual(before);
  });
});

describe("a storage that refuses everything throws a Fault:", () => {
  test.each(WRITES)("$name", async ({ call }) => {
    const { storage, records } = aTab();
    await addEveryA(records);
    const before = entriesOf(storage);
    Object.assign(storage, { setItem: refuse, removeItem: refuse });
    await expect(call(records)).rejects.toMatchObject({ code: "storage-unavailable" });
    expect(entriesOf(storage)).toEqual(before);
  });

  // A browser keeps nothing beside its records, and needn't look.
  const looking = READS.filter(({ name }) => name !== "erasures.keptBeside");

  test.each(looking)("$name", async ({ call }) => {
    const { storage, records } = aTab();
    Object.assign(storage, { getItem: refuse });
    await expect(call(records)).rejects.toMatchObject({ code: "storage-unavailable" });
  });

  test("asking for, opening or closing a session", async () => {
    const { storage, stores } = aTab();
    Object.assign(storage, { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { sessions } = stores;
    for (const ask of [sessions.person, () => sessions.open(OWNERS), sessions.close])
      await expect(ask()).rejects.toMatchObject({ code: "storage-unavailable" });
  });

  test("a unit of work, wherever it is refused", async () => {
    for (const part of ["getItem", "setItem"]) {
      const { storage, stores } = aTab();
      Object.assign(storage, { [part]: refuse });
      const work = stores.visitor.unitOfWork.run(({ cart }) => cart.save(aCart({})));
      await expect(work, part).rejects.toMatchObject({ code: "storage-unavailable" });
    }
  });
});

test("in a full storage a command that adds nothing goes through, and so does logging out", async () => {
  const { stores, storage } = aTab({ cart: [] }, LIMIT);
  await stores.sessions.open(OWNERS);
  fillUp(storage);
  const { app } = aShop({ stores });
  await app.visitor.packer.forgetTakenAlong();
  await app.visitor.eggCounter.forgetOwnCounts();
  await app.shop.counter.logOut();
  expect(await stores.sessions.person()).toBeNull();
  storage.setItem("takenAlong", "{}");
  fillUp(storage);
  await stores.visitor.unitOfWork.run(({ takenAlong }) => takenAlong.save(null));
  expect(storage.getItem("takenAlong")).toBeNull();
});

test("a unit of work removes values before it adds others, which makes room", async () => {
  const { stores, storage, records } = aTab(
    { cart: [{ ...OLD_LINE, note: "x".repeat(400) }] },
    LIMIT,
  );
  fillUp(storage, 30);
  await stores.visitor.unitOfWork.run(async ({ cart, drafts }) => {
    await drafts.keep(aDraft());
    await cart.save([]);
  });
  expect(await records.drafts.find("A")).toEqual(aDraft());
  expect(await records.cart.load()).toEqual([]);
});

test("a unit of work doesn't overwrite an original that can't be set aside for want of room", async () => {
  const { stores, records, storage, log } = aTab({ cart: `{broken${" ".repeat(200)}` }, 260);
  expect(await records.cart.load()).toEqual([]);
  expect(log.warn).toHaveBeenCalledWith(
    'The original of "cart" could not be set aside yet.',
    expect.objectContaining({
      code: "storage-full",
      cause: expect.objectContaining({ name: "QuotaExceededError" }),
    }),
  );
  const write = stores.visitor.unitOfWork.run(({ cart }) => cart.save([]));
  await expect(write).rejects.toMatchObject({ code: "storage-full" });
  expect(storage.getItem("cart")).toContain("{broken");
});

describe("a payment", () => {
  test("is refused before any money moves where there is no room for it", async () => {
    const { stores, storage } = aTab({ cart: [OLD_LINE], orders: [OLD_ORDER] }, LIMIT);
    const capture = vi.fn(async () => PAID);
    const { app } = aShop({ stores, gateway: agreeable({ capture }) });
    fillUp(storage, 100);
    const before = entriesOf(storage);
    await expect(openPayment(app)).rejects.toMatchObject({ code: "storage-full" });
    expect(entriesOf(storage)).toEqual(before);
    expect(await app.visitor.buyer.takePayment("PAY-1")).toMatchObject({
      refusal: { kind: "unknown-payment" },
    });
    expect(capture).not.toHaveBeenCalled();
  });

  test("with no room for its order is paid and not recorded, and its agreement says what was paid", async () => {
    const { stores, storage, shown } = aTab({ cart: [OLD_LINE], orders: [OLD_ORDER] }, LIMIT);
    const logged = vi.fn();
    const capture = async () => {
      fillUp(storage, 20);
      return PAID;
    };
    const { app } = aShop({ stores, gateway: agreeable({ capture }), logged });
    const orderId = await openPayment(app);
    expect(await app.visitor.buyer.takePayment(orderId)).toEqual({
      ok: false,
      refusal: { kind: "paid-not-recorded", orderId },
    });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: "storage-full" }));
    expect(shown("orders")).toEqual([OLD_ORDER]);
    expect(shown("eggInventory")).toBeNull();
    expect(shown("openPayments")).toMatchObject([{ orderId, state: "capturing" }]);
  });

  test("keeps its record when the storage begins to refuse everything", async () => {
    const { stores, storage, shown } = aTab({ cart: [OLD_LINE], orders: [OLD_ORDER] });
    const logged = vi.fn();
    const write = storage.setItem;
    let writes = 0;
    const capture = async () => {
      storage.setItem = (key, text) => {
        writes += 1;
        if (writes > 1) refuse();
        write(key, text);
      };
      return PAID;
    };
    const { app } = aShop({ stores, gateway: agreeable({ capture }), logged });
    const orderId = await openPayment(app);
    const taken = app.visitor.buyer.takePayment(orderId);
    await taken.catch(() => undefined);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ code: "storage-unavailable" }));
    expect(shown("orders")).toEqual([OLD_ORDER]);
    expect(shown("cart")).toEqual([OLD_LINE]);
    expect(shown("ownPayments")).toMatchObject([{ orderId }]);
  });
});
