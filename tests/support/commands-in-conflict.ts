import { describe, expect, test } from "vitest";
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import { postgresPeople } from "#adapters/postgres/people.ts";
import { postgresShop } from "#adapters/postgres/postgres-shop.ts";
import { CLOSED_BOOK } from "#core/egg-book/book-settings.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { Shop } from "#core/shop.ts";
import { WITHOUT_CAPS } from "#core/week/farm-week.ts";
import { aShop, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { anOrder } from "#tests/support/orders.ts";
import { everySummary } from "#tests/support/pages.ts";
import { dataAddress, pngOf } from "#tests/support/picture-files.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";
import {
  aCost,
  aCustomer,
  aHenEntry,
  aLot,
  aMedicine,
  aMessage,
  aMove,
  anAgreement,
  anEggCount,
  aPost,
} from "#tests/support/records.ts";

export type Fresh = (typeof ENGINES)[number][1];

export const sqlError = (code: string) => Object.assign(new Error(`SQLSTATE ${code}`), { code });

/** The token of an order's link. */
export const LINK = "a-token";

/** A shop of which so many commits in a row fail. */
export const aShopInConflict = async (fresh: Fresh) => {
  const conflicts = { left: 0, code: "40001" };
  const { db } = await fresh((own) => async (statement, parameters) => {
    if (statement !== "commit" || conflicts.left === 0) return own(statement, parameters);
    conflicts.left -= 1;
    await own("rollback", []);
    throw sqlError(conflicts.code);
  });
  const store = postgresShop({ db });
  return {
    conflicts,
    db,
    store,
    ...aShop({
      stores: { ...memoryStores(), shop: store },
      pictureCodec: nodePictureCodec,
      shared: { publicUrl: "http://localhost" },
      orderTokens: { issue: async () => LINK, orderOf: async () => "old" },
      postman: { send: async () => undefined },
      people: postgresPeople(db, { passwordMark: OWNERS.mark, token: undefined }),
    }),
  };
};

export type InConflict = Awaited<ReturnType<typeof aShopInConflict>>;

export type Command = (shop: Shop, deps: InConflict) => Promise<{ readonly ok: boolean }>;

export const DOZEN = {
  category: "large",
  packSize: 12,
  deliveryMethod: "delivery",
  quantity: 1,
} as const;
export const COUNTS = { small: "1", medium: "0", large: "0", extraLarge: "0", doubleYolkers: "0" };
export const TYPED = { title: "Hens", featuredImage: "", content: "<p>They lay.</p>", tags: "" };
export const DAY = "2026-06-20";

export const PNG = dataAddress(pngOf(2, 2));

export const { id: _id, struck: _struck, days: _days, ...GIVEN } = aMedicine();
export const TYPED_MEDICINE = { ...GIVEN, flock: "1", days: "7" } as const;

export const ANOTHER = { id: "B", email: "b@example.com" };

export const back = <Item>(item: Item) => ({ item, unknown: null });

type Commands = Readonly<Record<string, Command>>;

export const OF_ORDERS_AND_CUSTOMERS: Commands = {
  openPayment: ({ counter }) => counter.openPayment([DOZEN], "paypal", 340),
  takePayment: ({ counter }) => counter.takePayment("A"),
  cancelPayment: ({ counter }) => counter.cancelPayment("A"),
  changeDay: ({ counter }) =>
    counter.changeDay({ orderId: "old", token: LINK, method: "delivery", day: "2026-06-28" }),
  cancelOrder: ({ counter }) => counter.cancelOrder({ orderId: "old", token: LINK }),
  endPayment: ({ office }) => office.endPayment("A"),
  saveInventory: ({ office }) =>
    office.saveInventory([{ category: "large", version: "180", to: 7 }]),
  savePrices: ({ office }) =>
    office.savePrices([{ category: "large", packSize: 12, version: "340", to: 350 }]),
  openBook: async ({ office }, { records }) => {
    await records.bookSettings.save(CLOSED_BOOK);
    return office.openBook({ shelf: {} });
  },
  closeBook: ({ office }) => office.closeBook(),
  countShelf: async ({ office }) => {
    const { shelf, promised } = (await office.getEggBook()).kinds.large;
    return office.countShelf([{ category: "large", eggs: 6, seen: { shelf, promised } }]);
  },
  takeEggs: ({ office }) => office.takeEggs({ id: "T", category: "large", eggs: 6, kind: "given" }),
  undoMoves: ({ office }) => office.undoMoves(["A"]),
  saveBookSettings: async ({ office }) => {
    const { version } = await office.getEggBook();
    return office.saveBookSettings({ version, bestBeforeDays: 27, handOverDays: 20 });
  },
  setOrderStatus: ({ office }) => office.setOrderStatus({ id: "old", status: "Completed" }),
  handOver: ({ office }) => office.handOver({ id: "old", method: "delivery", isDone: true }),
  markNotCollected: ({ office }) => office.markNotCollected({ id: "ready" }),
  setOrderStatuses: ({ office }) => office.setOrderStatuses([{ id: "old", status: "Completed" }]),
  addCustomer: ({ office }) =>
    office.addCustomer({ name: "Abel", email: "abel@example.com", phone: "" }),
  updateCustomer: ({ office }) =>
    office.updateCustomer({ name: "May", email: "m@x.example", phone: "", before: aCustomer() }),
  removeCustomer: ({ office }) => office.removeCustomer("A"),
  putBackCustomer: ({ office }) =>
    office.putBackCustomer({ at: NOON, removed: [back(aCustomer(ANOTHER))] }),
  keepPicture: ({ office }) => office.keepPicture({ original: PNG, widths: {} }),
  erasePerson: ({ office }) => office.erasePerson("mabel@example.com"),
};

export const OF_THE_FLOCKS: Commands = {
  logCost: ({ office }) =>
    office.logCost({ flock: "1", date: DAY, type: "feed", amount: "1", description: "" }),
  logEggs: ({ office }) => office.logEggs({ flock: "1", date: DAY, counts: COUNTS }),
  deleteCost: ({ office }) => office.deleteCost({ flock: "1", id: "A" }),
  deleteEggs: ({ office }) => office.deleteEggs({ flock: "1", id: "A" }),
  putBackCost: ({ office }) =>
    office.putBackCost({ flock: "1", removed: [back(aCost({ id: "B" }))] }),
  putBackEggs: ({ office }) =>
    office.putBackEggs({ flock: "1", removed: [back(anEggCount({ id: "B" }))] }),
  updateCost: ({ office }) =>
    office.updateCost({
      flock: "1",
      date: DAY,
      type: "feed",
      amount: "1",
      description: "",
      before: aCost(),
    }),
  updateEggs: ({ office }) =>
    office.updateEggs({ flock: "1", date: DAY, counts: COUNTS, before: anEggCount() }),
  nameFlock: ({ office }) =>
    office.nameFlock({
      flock: "1",
      name: "Reds",
      pulletsUntil: "",
      before: { name: "", pulletsUntil: "" },
    }),
  addHens: ({ office }) =>
    office.addHens({ flock: "1", date: DAY, what: "died", hens: "2", weeks: "", note: "" }),
  updateHens: ({ office }) =>
    office.updateHens({
      ...{ flock: "1", date: DAY, what: "in", hens: "60", weeks: "", note: "" },
      before: aHenEntry(),
    }),
  deleteHens: ({ office }) => office.deleteHens({ flock: "1", id: "A" }),
  putBackHens: ({ office }) =>
    office.putBackHens({ flock: "1", removed: [back(aHenEntry({ id: "B" }))] }),
  addMedicine: ({ office }) => office.addMedicine(TYPED_MEDICINE),
  correctMedicine: ({ office }) =>
    office.correctMedicine({ ...TYPED_MEDICINE, days: "14", before: aMedicine() }),
  strikeMedicine: ({ office }) =>
    office.strikeMedicine({ flock: "1", id: "A", reason: "Given to another flock" }),
  logCount: ({ office }) =>
    office.logCount({
      ...{ flock: "1", id: "sent", date: DAY, counts: COUNTS, cracked: "1" },
      kept: { size: "small", eggs: "1" },
    }),
};

export const OF_THE_FARM: Commands = {
  createPost: ({ office }) => office.createPost(TYPED),
  updatePost: async ({ office }, { records }) =>
    office.updatePost({
      ...TYPED,
      id: "A",
      version: (await records.posts.find("A"))?.version ?? "",
    }),
  deletePost: ({ office }) => office.deletePost("A"),
  saveSplash: ({ office }) =>
    office.saveSplash({ content: "<p>News</p>", enabled: true, version: "1" }),
  saveProfile: async ({ office }) => {
    const { version } = (await office.getProfile()).sections.farm;
    const value = { ...DEFAULT_PROFILE.farm, name: "Hilltop Hens", place: "51.1, -0.2" };
    return office.saveProfile({ section: "farm", version, value });
  },
  saveWeek: async ({ office }) => {
    const { version, week } = await office.getWeek();
    return office.saveWeek({ version, week: week.week, area: ["BN6"], horizon: 21 });
  },
  closeDays: ({ office }) =>
    office.closeDays({ first: "2026-07-04", last: "2026-07-05", method: "both", reason: "Away" }),
  addDay: ({ office }) =>
    office.addDay({ ...WITHOUT_CAPS, day: "2026-07-01", method: "delivery", from: "", to: "" }),
  removeException: ({ office }) => office.removeException("A"),
  setRunOrder: ({ office }) => office.setRunOrder(["RH10 6AB"]),
  moveOrder: ({ office }) =>
    office.moveOrder({ id: "old", method: "delivery", day: "2026-06-28", anyway: false }),
  addOrder: ({ office }) => office.addOrder(aNewOrder()),
  markPaid: ({ office }) => office.markPaid({ id: "hand", how: "cash", isPaid: true }),
  sellAtGate: ({ office }) =>
    office.sellAtGate({
      packs: [{ category: "large", packSize: 6, quantity: 1, price: 180 }],
      how: "cash",
      note: "",
    }),
  cancelByHand: ({ office }) => office.cancelByHand({ id: "hand", isGivenBack: true }),
  editOrder: ({ office }) =>
    office.editOrder({
      id: "old",
      before: { phone: "", address: { lines: "", postcode: "" } },
      phone: "07700 900123",
      address: { lines: "3 Mill Lane", postcode: "RH10 1AA" },
      days: { delivery: "2026-06-28" },
      anyway: false,
    }),
  hideSetup: ({ office }) => office.hideSetup(),
  refundOrder: ({ office }) => office.refundOrder({ id: "old", puttingBack: DELIVERY_METHODS }),
  refundPart: ({ office }) =>
    office.refundPart({ orderId: "old", wish: "wish-1", amount: 120, reason: "broken" }),
  sendMessageAgain: ({ office }) => office.sendMessageAgain("A"),
  markMessage: ({ office }) => office.markMessage({ id: "letter", mark: "done" }),
  sendTestMail: ({ office }) => office.sendTestMail(),
  changePassword: ({ office }) =>
    office.changePassword({ current: "farmgate", next: "hens and eggs", again: "hens and eggs" }),
  addHelper: ({ office }) => office.addHelper("Tom"),
  removeHelper: ({ office }) => office.removeHelper("ada"),
  endSession: ({ office }) => office.endSession("A"),
  endOtherSessions: ({ office }) => office.endOtherSessions(),
  restoreBackup: async ({ office }) =>
    office.restoreBackup(await aShop().app.shop.office.getBackup(), []),
};

export const [anItem] = anOrder().items;

export const aReadyCollection = anOrder({
  id: "ready",
  status: "Ready",
  items: anItem ? [{ ...anItem, deliveryMethod: "collection" }] : [],
});

export const plant = async ({ db, store }: InConflict) => {
  for (const token_hash of ["A", "B"])
    await db.insertInto("session").values({ token_hash, password_mark: OWNERS.mark }).execute();
  await db.insertInto("helper").values({ id: "ada", name: "Ada", password_hash: "x" }).execute();
  await store.unitOfWork.run(async (records) => {
    await records.orders.add(anOrder({ id: "old", paymentMethod: "paypal", captureId: "MONEY" }));
    await records.orders.add(anOrder({ id: "hand", paid: { how: "account" } }));
    await records.orders.add(aReadyCollection);
    await records.messages.add(aMessage({ state: "failed" }));
    await records.messages.add(aMessage({ id: "letter", kind: "contact" }));
    await records.agreements.add(anAgreement());
    await records.customers.add(aCustomer());
    await records.bookSettings.save({ ...CLOSED_BOOK, isOpen: true, settledOn: DAY });
    await records.lots.save([aLot({ at: NOON, laid: DAY, eggs: 180, left: 174 })]);
    await records.moves.addAll([aMove({ at: NOON, kind: "given" })]);
    await records.flocks.addCost("1", aCost());
    await records.flocks.addEggs("1", anEggCount());
    await records.care.addHens("1", aHenEntry());
    await records.care.addMedicine("1", aMedicine());
    await records.posts.add(aPost());
  });
};

/** All that a command can change. */
export const everything = async ({ db, records }: InConflict) => ({
  inventory: await records.inventory.load(),
  prices: await records.prices.load(),
  orders: await records.orders.page({ text: "", status: "All", after: null }),
  agreements: await records.agreements.openedBefore("2030-01-01"),
  refunds: await records.refunds.all(),
  partRefunds: await records.partRefunds.all(),
  messages: await records.messages.page(null),
  customers: await records.customers.page({ text: "", sort: null, after: null }),
  flock: await records.flocks.books("1"),
  book: await records.bookSettings.load(),
  lots: await records.lots.open(),
  moves: await records.moves.last(100),
  care: await records.care.of("1"),
  countNotes: await records.care.countNotes("1"),
  posts: await Promise.all(
    (await everySummary(records.posts))
      .map(({ id }) => id)
      .sort()
      .map((id) => records.posts.find(id)),
  ),
  splash: await records.splash.load(),
  profile: await records.profile.load(),
  sessions: await db.selectFrom("session").select("token_hash").orderBy("token_hash").execute(),
  helpers: await db.selectFrom("helper").select("name").orderBy("name").execute(),
  passwords: (await db.selectFrom("owner_password").select("name").execute()).length,
});

export const outcomeOf = async (fresh: Fresh, command: Command, left: number) => {
  const deps = await aShopInConflict(fresh);
  await plant(deps);
  deps.conflicts.left = left;
  expect(await command(deps.app.shop, deps)).toMatchObject({ ok: true });
  expect(deps.conflicts.left).toBe(0);
  return everything(deps);
};

/** A law of commands: conflicts change nothing but the time. */
export const expectOutcomesToOutlastConflicts = (commands: Commands): void => {
  describe.each(ENGINES)("in %s", (_engine, fresh) => {
    test.each(Object.entries(commands))(
      "%s has the same outcome when its first three commits meet conflicts",
      async (_name, command) => {
        expect(await outcomeOf(fresh, command, 3)).toEqual(await outcomeOf(fresh, command, 0));
      },
    );
  });
};
