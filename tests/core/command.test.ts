import { describe, expect, test, vi } from "vitest";
import { type CommandContext, inUnitOfWork } from "#core/command.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";
import { addToCart, aShop, memoryStores, NOON, type Stores } from "#tests/support/a-shop.ts";

interface Shelf {
  readonly put: (thing: string) => void;
}

const deps = () => {
  const [now, next, put] = [vi.fn(), vi.fn(), vi.fn()];
  for (const count of [1, 2, 3, 4]) {
    now.mockReturnValueOnce(`time ${count}`);
    next.mockReturnValueOnce(`id ${count}`);
  }
  return { clock: { now }, ids: { next }, put };
};

const noting =
  ({ put, now, newId }: Shelf & CommandContext) =>
  async (what: string, times: number): Promise<string> => {
    put(`${what} × ${times}, ${newId}, ${now}`);
    return `${what} as ${newId}`;
  };

describe("a command", () => {
  test("has the same instant and id however often the unit of work runs it", async () => {
    const { clock, ids, put } = deps();
    const run = async <Value>(work: (shelf: Shelf) => Promise<Value>): Promise<Value> => {
      await work({ put });
      await work({ put });
      return work({ put });
    };
    const command = inUnitOfWork<Shelf>({ store: { unitOfWork: { run } }, clock, ids });
    expect(await command(noting)("eggs", 6)).toBe("eggs as id 1");
    expect(put.mock.calls).toEqual(Array(3).fill(["eggs × 6, id 1, time 1"]));
  });

  test("has another instant and id each time it is called", async () => {
    const { clock, ids, put } = deps();
    const run: UnitOfWork<Shelf>["run"] = (work) => work({ put });
    const note = inUnitOfWork<Shelf>({ store: { unitOfWork: { run } }, clock, ids })(noting);
    expect(clock.now).not.toHaveBeenCalled();
    await note("eggs", 6);
    await note("eggs", 12);
    expect(put.mock.calls).toEqual([["eggs × 6, id 1, time 1"], ["eggs × 12, id 2, time 2"]]);
  });

  test("sees the records of its unit of work and nothing else", async () => {
    const { clock, ids, put } = deps();
    const run: UnitOfWork<Shelf>["run"] = (work) => work({ put });
    const store = { unitOfWork: { run }, records: { put: vi.fn() } };
    const handed = await inUnitOfWork<Shelf>({ store, clock, ids })((all) => async () => all)();
    expect(handed).toEqual({ put, now: "time 1", newId: "id 1" });
  });
});

/** Runs each work once in vain before it runs it in earnest. */
const runningTwice = <Records>({ run }: UnitOfWork<Records>): UnitOfWork<Records> => ({
  run: async (work) => {
    const inVain = new Error("in vain");
    await run(async (records) => {
      await work(records);
      throw inVain;
    }).catch((error: unknown) => {
      if (error !== inVain) throw error;
    });
    return run(work);
  },
});

const storesRunningTwice = (): Stores => {
  const { shop, visitor, sessions } = memoryStores();
  return {
    shop: { ...shop, unitOfWork: runningTwice(shop.unitOfWork) },
    visitor: { ...visitor, unitOfWork: runningTwice(visitor.unitOfWork) },
    sessions,
  };
};

const tickingClock = () => {
  let passed = 0;
  return { now: () => new Date(Date.parse(NOON) + ++passed).toISOString() };
};

test("commands leave the same records whether each is run once or twice", async () => {
  const dayOver = async (stores: Stores) => {
    const { app, records } = aShop({ stores, clock: tickingClock() });
    const { office, counter } = app.shop;
    const { author } = app.visitor;
    const dozen = { category: "large", packSize: 12, deliveryMethod: "delivery" } as const;
    const typed = { title: "Hats", featuredImage: "", content: "<p>Hats.</p>", tags: "" };
    const eggs = { small: "", medium: "", large: "12", extraLarge: "", doubleYolkers: "" };
    await addToCart(app, dozen);
    await addToCart(app, dozen);
    await office.addCustomer({ name: "Mabel", email: "mabel@example.com", phone: "" });
    await office.logCost({ flock: "1", date: "", type: "feed", amount: "5", description: "" });
    await office.logEggs({ flock: "1", date: "", counts: eggs });
    await author.publishPost({ ...typed, draftKey: "new-1" });
    await author.keepDraft({ draftKey: await author.startDraft(), typed });
    await office.saveSplash({ content: "<p>News</p>", enabled: true, version: "1" });
    return [
      await app.visitor.getCart(),
      await office.listCustomers({ text: "", sort: null, after: null }),
      await records.flocks.books("1"),
      await counter.listPosts(null),
      await author.getDraft(null),
      await office.getSplash(),
    ];
  };
  expect(await dayOver(storesRunningTwice())).toEqual(await dayOver(memoryStores()));
});
