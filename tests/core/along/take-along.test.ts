import { describe, expect, test } from "vitest";
import { progressOf, withTicks } from "#core/along/parcel-tick.ts";
import type { BoxTick } from "#core/along/tick-along.ts";
import type { Order } from "#core/orders/order.ts";
import { Fault } from "#ports/fault.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { typedCounts } from "#tests/support/an-egg-book.ts";
import { A_TOLD_ORDER, anOrder, TWO_ITEMS } from "#tests/support/orders.ts";
import { aMedicine } from "#tests/support/records.ts";

const SATURDAY = "2026-06-27";
const DAYS = { delivery: SATURDAY, collection: SATURDAY };

/** A phone that has taken a day along, with a network that can be cut. */
const aPhone = async (...orders: readonly Partial<Order>[]) => {
  const shop = aSharedShop();
  for (const order of orders) await shop.records.orders.add(anOrder({ days: DAYS, ...order }));
  const { office, app, records } = shop;
  const { packer, ticks } = app.visitor;
  const whole = { ...office };
  const unreachable = async () => {
    throw new Fault("shop-unreachable");
  };
  const net = {
    cut: () => void Object.assign(office, { setOrderStatus: unreachable, handOver: unreachable }),
    back: () => void Object.assign(office, whole),
  };
  await packer.takeAlong(SATURDAY);
  const shown = async () => {
    const along = await packer.getTakenAlong();
    return along && withTicks(along, await records.tickQueue.all());
  };
  return {
    ...shop,
    ...{ packer, ticks, net, whole, shown },
    tick: (tick: Partial<BoxTick> = {}) =>
      packer.tickAlong({ orderId: "A", box: "delivery", isDone: true, ...tick }),
    row: async (id = "A") => (await shown())?.parcels.find((parcel) => parcel.id === id),
  };
};

describe("takeAlong", () => {
  test("keeps who gets what, where and on which phone, and no money", async () => {
    const { packer } = await aPhone({ ...A_TOLD_ORDER, days: DAYS });
    const along = await packer.getTakenAlong();
    expect(along).toMatchObject({ day: SATURDAY, at: NOON });
    expect(along?.parcels[0]).toEqual({
      id: A_TOLD_ORDER.id,
      method: "delivery",
      isPacked: false,
      isHandedOver: false,
      isBeingCancelled: false,
      seen: 0,
      name: "Mabel Smith",
      phone: "07700 900123",
      address: "3 Mill Lane, Crawley, RH10 1AA",
      note: "In the porch, please.",
      packs: ["1 × Large 12"],
      stop: 1,
    });
    expect(along?.parcels).toHaveLength(2);
    expect(JSON.stringify(along)).not.toMatch(/340|700,|price|total|@/);
  });

  test("is forgotten when it is asked for, and once its day is over", async () => {
    const { packer, ticks, records, wait } = await aPhone({});
    await packer.forgetTakenAlong();
    expect(await packer.getTakenAlong()).toBeNull();
    await packer.takeAlong(SATURDAY);
    wait(8 * 24 * 60);
    expect(await packer.getTakenAlong()).toBeNull();
    expect(await records.takenAlong.load()).not.toBeNull();
    await ticks.sendAll();
    expect(await records.takenAlong.load()).toBeNull();
  });

  test("stays forgotten where it was being read again", async () => {
    const { packer, ticks, office, whole } = await aPhone({});
    office.getPackDay = async (day) => {
      await packer.forgetTakenAlong();
      return whole.getPackDay(day);
    };
    await ticks.sendAll();
    expect(await packer.getTakenAlong()).toBeNull();
  });

  test("loses who was erased at the next contact", async () => {
    const { office, ticks, row } = await aPhone({ customerName: "Mabel", phone: "07700 900123" });
    await office.erasePersonNow("mabel@example.com");
    expect((await row())?.name).toBe("Mabel");
    await ticks.sendAll();
    expect(await row()).toMatchObject({ id: "A", name: "", phone: "", address: "" });
  });
});

describe("the list taken along", () => {
  const LAID = "2026-06-18";

  const aLateMedicine = aMedicine({ first: LAID, last: LAID, days: 7 });

  /** Packed before anybody knew that its eggs are withheld. */
  const withWithheldEggs = async () => {
    const phone = await aPhone({}, { id: "B" });
    const { office, ticks, packer } = phone;
    await office.openBook({ shelf: { large: { eggs: 30, laid: "2026-06-19", flock: "1" } } });
    await office.logEggs({ flock: "2", date: LAID, counts: typedCounts({ large: 12 }) });
    await office.setOrderStatus({ id: "A", status: "Ready" });
    await ticks.sendAll();
    expect((await packer.getTakenAlong())?.parcels.some(({ unfit }) => unfit)).toBe(false);
    await office.addMedicine({ ...aLateMedicine, flock: "2", days: "7" });
    return phone;
  };

  test("keeps which packed eggs a medicine withholds, at the next contact", async () => {
    const { ticks, row } = await withWithheldEggs();
    await ticks.sendAll();
    expect((await row())?.unfit).toMatchObject({
      past: [],
      withheld: [{ category: "large", eggs: 12, flock: "2", laid: LAID, until: "2026-06-25" }],
    });
    expect((await row("B"))?.unfit).toBeUndefined();
  });

  test("keeps it where it is taken along anew, and drops it once others are packed", async () => {
    const { packer, ticks, row, tick } = await withWithheldEggs();
    await packer.takeAlong(SATURDAY);
    expect((await row())?.unfit?.withheld).toHaveLength(1);
    await tick({ box: "packed", isDone: false });
    await ticks.sendAll();
    await tick({ box: "packed" });
    await ticks.sendAll();
    expect(await row()).toMatchObject({ isPacked: true });
    expect((await row())?.unfit).toBeUndefined();
  });
});

describe("a tick without a network", () => {
  test("is seen at once, waits, and is sent once in its order", async () => {
    const { tick, ticks, net, order, row } = await aPhone({ items: TWO_ITEMS });
    net.cut();
    await tick({ box: "packed" });
    await tick();
    expect(await ticks.sendAll()).toHaveLength(0);
    expect(await row()).toMatchObject({ isPacked: true, isHandedOver: true });
    expect((await order("A")).status).toBe("Pending");
    net.back();
    expect(await ticks.sendAll()).toHaveLength(2);
    expect((await order("A")).log?.map(({ kind }) => kind)).toEqual(["ready", "handed-over"]);
    expect(await ticks.sendAll()).toHaveLength(0);
    expect(await row()).toMatchObject({ isPacked: true, isHandedOver: true, seen: 2 });
  });

  test("is taken back by its opposite, and nothing is sent", async () => {
    const { tick, ticks, row, order } = await aPhone({});
    await tick();
    await tick();
    expect(await ticks.list()).toHaveLength(1);
    await tick({ isDone: false });
    expect(await ticks.list()).toEqual([]);
    expect((await row())?.isHandedOver).toBe(false);
    expect(await order("A")).toEqual(anOrder({ days: DAYS }));
  });

  test("whose answer was lost is done once", async () => {
    const { tick, ticks, net, office, whole, order } = await aPhone({});
    office.handOver = async (change) => {
      await whole.handOver(change);
      throw new Fault("shop-unreachable");
    };
    await tick();
    expect(await ticks.sendAll()).toHaveLength(0);
    net.back();
    expect(await ticks.sendAll()).toHaveLength(1);
    expect((await order("A")).log).toHaveLength(1);
  });

  test.each([true, false])(
    "whose answer was lost, done or not (%s), is taken back",
    async (isIn) => {
      const { tick, ticks, net, office, whole, order } = await aPhone({});
      office.handOver = async (change) => {
        if (isIn) await whole.handOver(change);
        throw new Fault("shop-unreachable");
      };
      await tick();
      await ticks.sendAll();
      await tick({ isDone: false });
      expect(await ticks.list()).toHaveLength(2);
      net.back();
      expect(await ticks.sendAll()).toHaveLength(2);
      expect((await order("A")).status).toBe("Pending");
      expect(await ticks.list()).toEqual([]);
    },
  );

  test("that was sent can be taken back before the list is read again", async () => {
    const { tick, ticks, office, whole, order } = await aPhone({});
    office.getPackDay = async () => {
      throw new Fault("shop-unreachable");
    };
    await tick();
    await expect(ticks.sendAll()).rejects.toThrow(Fault);
    await tick({ isDone: false });
    Object.assign(office, whole);
    expect(await ticks.sendAll()).toHaveLength(1);
    expect((await order("A")).status).toBe("Pending");
  });

  test("leaves what another person has taken back since, says so, and loses nothing", async () => {
    const { tick, ticks, net, whole, order, row } = await aPhone({}, { id: "B" });
    net.cut();
    await tick();
    await tick({ orderId: "B" });
    await whole.handOver({ id: "A", method: "delivery", isDone: true });
    await whole.handOver({ id: "A", method: "delivery", isDone: false });
    net.back();
    expect(await ticks.sendAll()).toHaveLength(1);
    expect((await order("A")).status).toBe("Pending");
    expect((await order("B")).status).toBe("Completed");
    expect(await ticks.list()).toMatchObject([
      { refused: "changed-since", what: { orderId: "A" } },
    ]);
    expect((await row())?.isHandedOver).toBe(false);
    await tick();
    expect(await ticks.sendAll()).toHaveLength(1);
    expect((await order("A")).status).toBe("Completed");
    expect(await ticks.list()).toEqual([]);
  });

  test("of an order that was refunded meanwhile is refused, and kept with its reason", async () => {
    const { tick, ticks, records, order } = await aPhone({});
    await tick();
    await records.orders.replace({ ...(await order("A")), status: "Refunded" });
    expect(await ticks.sendAll()).toHaveLength(0);
    expect(await ticks.list()).toMatchObject([{ refused: "status-not-possible" }]);
  });

  test("of an order that isn't on the list is refused", async () => {
    const { tick } = await aPhone({});
    expect(await tick({ orderId: "gone" })).toEqual({
      ok: false,
      refusal: { kind: "not-on-the-list" },
    });
  });
});

test("progressOf counts orders packed and parcels handed over, without those being cancelled", async () => {
  const { tick, shown } = await aPhone(
    { items: TWO_ITEMS },
    { id: "B", log: [{ at: NOON, kind: "refund-asked" }] },
    { id: "C", status: "Completed" },
  );
  await tick({ box: "collection" });
  const list = await shown();
  expect(list && progressOf(list)).toEqual({
    packed: 1,
    orders: 2,
    handedOver: 2,
    parcels: 3,
  });
  await tick({ box: "packed" });
  const packed = await shown();
  expect(packed && progressOf(packed)).toMatchObject({ packed: 2, handedOver: 2 });
});
