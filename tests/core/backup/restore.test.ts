import { expect, test } from "vitest";
import { type FarmJsonFile, makeBackup } from "#adapters/farm-json/backup-file.ts";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { RECORD_KINDS } from "#core/backup/entry.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { addHours } from "#core/shared/calendar.ts";
import type { Shop } from "#core/shop/shop.ts";
import { aShop, memoryStores, NOON } from "#tests/support/a-shop.ts";
import { backupOf, inDocuments } from "#tests/support/archive-documents.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCustomer, aHenEntry, aPost } from "#tests/support/records.ts";

const backupWith = async (change: Partial<FarmDocuments> = {}): Promise<FarmJsonFile> => {
  const { records } = await backupOf(aShop().app.shop.office);
  return makeBackup({ ...records, ...change }, NOON, sha256);
};

test("restoreBackup brings back what getBackup has read", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ id: "PAID-1", handedOver: { delivery: NOON } }));
  const file = await app.shop.office.getBackup();
  expect(file).toMatchObject({ format: "farmgate-backup", version: 4, made: NOON });
  const other = aShop();
  await other.records.orders.add(anOrder({ id: "ANOTHER" }));
  expect(await other.app.shop.office.getRestorePreview(file)).toMatchObject({
    ok: true,
    value: {
      made: NOON,
      refused: [],
      changes: [{ kind: "orders", added: 1, removed: 1 }, ...RECORD_KINDS.slice(1).map(() => ({}))],
    },
  });
  expect(await other.records.orders.find("ANOTHER")).not.toBeNull();
  expect(await other.app.shop.office.restoreBackup(file, [])).toEqual({ ok: true, value: null });
  expect(await other.records.orders.find("ANOTHER")).toBeNull();
  expect(await other.records.orders.find("PAID-1")).toMatchObject({
    handedOver: { delivery: NOON },
  });
  expect(await other.app.shop.office.getBackup()).toEqual(file);
});

test("getRestorePreview and restoreBackup refuse a bad file, and change nothing", async () => {
  const { app, records } = aShop();
  await records.orders.add(anOrder({ id: "PAID-1" }));
  const file = { ...(await backupWith()), checksum: "another" };
  const refused = { ok: false, refusal: { kind: "altered-backup" } };
  expect(await app.shop.office.getRestorePreview(file)).toEqual(refused);
  expect(await app.shop.office.restoreBackup(file, [])).toEqual(refused);
  expect(await records.orders.find("PAID-1")).not.toBeNull();
});

test("restoreBackup leaves out refused records only where it is asked to", async () => {
  const { app, records } = aShop();
  const file = await backupWith({ customers: [aCustomer({ id: "1" }), { name: "Nobody" }] });
  const preview = await app.shop.office.getRestorePreview(file);
  expect(preview).toMatchObject({
    value: { refused: [{ place: ["customers", 1], name: "Nobody", reason: "unreadable" }] },
  });
  expect(await app.shop.office.restoreBackup(file, [])).toEqual({
    ok: false,
    refusal: { kind: "records-refused", count: 1 },
  });
  // A record that can be taken is not left out, whatever is said.
  const said = [
    ["customers", 1],
    ["customers", 0],
  ] as const;
  expect(await app.shop.office.restoreBackup(file, said)).toMatchObject({ ok: true });
  const everybody = await records.customers.page({ text: "", sort: null, after: null });
  expect(everybody.items).toEqual([aCustomer({ id: "1" })]);
});

test("restoreBackup leaves out a whole unreadable document where it is asked to", async () => {
  const { app, stores } = aShop();
  const file = await backupWith({ blogPosts: "lost", splashConfig: 7 });
  const paths = [["blogPosts"], ["splashConfig"]];
  expect(await app.shop.office.getRestorePreview(file)).toMatchObject({
    value: { refused: paths.map((place) => ({ place, reason: "unreadable" })) },
  });
  expect(await app.shop.office.restoreBackup(file, paths)).toMatchObject({ ok: true });
  expect(await inDocuments(stores.shop.archive).read()).toMatchObject({
    blogPosts: [],
    splashConfig: { enabled: false, version: 1 },
  });
});

test("restoreBackup refuses a file with more than the shop can keep, with both sizes", async () => {
  const stores = memoryStores();
  const roomFor = (characters: number) => {
    const { archive } = stores.shop;
    const limits = { ...archive.limits, characters };
    const shop = { ...stores.shop, archive: { ...archive, limits } };
    return aShop({ stores: { ...stores, shop } }).app.shop.office;
  };
  const file = await backupWith();
  const characters = JSON.stringify(file.records).length;
  expect(await roomFor(characters).getRestorePreview(file)).toMatchObject({ ok: true });
  expect(await roomFor(1_000).restoreBackup(file, [])).toEqual({
    ok: false,
    refusal: { kind: "too-large-backup", characters, most: 1_000 },
  });
});

test("restoreBackup cleans the HTML of a file before it stores it", async () => {
  const { app, stores } = aShop();
  const evil = "<p>Hi</p><img src=x onerror=alert(1)>";
  const file = await backupWith({
    blogPosts: [{ id: "1", title: "Hens", content: evil }, { id: "2" }, { id: "3", content: "" }],
    splashConfig: { content: evil, enabled: true, version: 2 },
  });
  expect(await app.shop.office.restoreBackup(file, [])).toMatchObject({ ok: true });
  const kept = await inDocuments(stores.shop.archive).read();
  expect(JSON.stringify(kept)).not.toContain("onerror");
  expect(kept).toMatchObject({
    blogPosts: [
      { id: "1", content: "<p>Hi</p>" },
      { id: "2", content: "" },
      { id: "3", content: "" },
    ],
    splashConfig: { content: "<p>Hi</p>" },
  });
});

test("cleaning changes the content of stories alone, and makes none where there is none", async () => {
  const { app, stores } = aShop();
  const stories = [
    { ...aPost({ id: "2", date: "2026-06-19" }), content: "", likes: 3 },
    { ...aPost({ id: "3", date: "2026-06-20" }), content: "<p>Hens</p>" },
  ];
  const file = await backupWith({ blogPosts: stories });
  expect(await app.shop.office.restoreBackup(file, [])).toMatchObject({ ok: true });
  const { blogPosts } = await inDocuments(stores.shop.archive).read();
  expect(blogPosts).toEqual(stories);
});

const HILLTOP = { farm: { ...DEFAULT_PROFILE.farm, name: "Hilltop Hens" } };

const farmNameIn = async (shop: Shop) => (await shop.counter.getProfile()).farm.name;

test("restoreBackup brings back the settings that a file has", async () => {
  const { app, records } = aShop();
  const file = await backupWith({ farmProfile: { farm: HILLTOP.farm, barn: "red" } });
  expect(await app.shop.office.getRestorePreview(file)).toMatchObject({
    value: {
      keepsSettings: false,
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: "settings", before: 0, after: 2, added: 2 }),
      ]),
    },
  });
  await app.shop.office.restoreBackup(file, []);
  expect(await farmNameIn(app.shop)).toBe("Hilltop Hens");
  await app.shop.office.restoreBackup(await backupWith({ farmProfile: {} }), []);
  expect(await records.profile.load()).toEqual({});
});

test("restoreBackup without settings in the file leaves the shop's, and its preview says so", async () => {
  const { app, records } = aShop();
  await records.profile.save(HILLTOP);
  const {
    farmProfile: _profile,
    farmWeek: _week,
    flockCare: _care,
    ...documents
  } = (await backupWith()).records;
  const file = { ...(await makeBackup(documents as FarmDocuments, NOON, sha256)), version: 1 };
  expect(await app.shop.office.getRestorePreview(file)).toMatchObject({
    value: {
      keepsSettings: true,
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: "settings", before: 1, after: 1, changed: 0, removed: 0 }),
      ]),
    },
  });
  expect(await app.shop.office.restoreBackup(file, [])).toMatchObject({ ok: true });
  expect(await farmNameIn(app.shop)).toBe("Hilltop Hens");
});

test("restoreBackup without a run's order leaves the shop's, and its preview counts it", async () => {
  const { app, records } = aShop();
  await records.runOrder.save(["RH10 6AB"]);
  const { runOrder: _run, ...documents } = (await backupWith()).records;
  const file = { ...(await makeBackup(documents as FarmDocuments, NOON, sha256)), version: 2 };
  expect(await app.shop.office.getRestorePreview(file)).toMatchObject({
    value: {
      keepsSettings: false,
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: "settings", before: 1, after: 1, changed: 0, removed: 0 }),
      ]),
    },
  });
  expect(await app.shop.office.restoreBackup(file, [])).toMatchObject({ ok: true });
  expect(await records.runOrder.load()).toEqual(["RH10 6AB"]);
});

test("restoreBackup brings back the run's order, without a postcode of who was erased since", async () => {
  const { app, records } = aShop();
  const address = { lines: ["1 High Street"], postcode: "rh106aa", country: "GB" };
  await records.orders.add(anOrder({ address }));
  await records.runOrder.save(["RH10 6AB", "RH10 6AA"]);
  const file = await app.shop.office.getBackup();
  await app.shop.office.setRunOrder([]);
  await app.shop.office.restoreBackup(file, []);
  expect(await records.runOrder.load()).toEqual(["RH10 6AB", "RH10 6AA"]);
  await app.shop.office.erasePersonNow("mabel@example.com");
  expect(await records.runOrder.load()).toEqual(["RH10 6AB"]);
  await app.shop.office.restoreBackup(file, []);
  expect(await records.runOrder.load()).toEqual(["RH10 6AB"]);
});

test("restoreBackup without hens in the file leaves the shop's, and its preview says so", async () => {
  const { app, records } = aShop();
  const hens = { 1: { name: "Reds", heads: [{ ...aHenEntry(), breed: "ISA" }], cockerel: "Bert" } };
  const whole = await backupWith({ flockCare: hens, farmProfile: HILLTOP });
  await app.shop.office.restoreBackup(whole, []);
  const { flockCare: _care, ...documents } = (await backupWith()).records;
  const file = { ...(await makeBackup(documents as FarmDocuments, NOON, sha256)), version: 2 };
  expect(await app.shop.office.getRestorePreview(file)).toMatchObject({
    value: {
      keepsSettings: false,
      keepsCare: true,
      changes: expect.arrayContaining([
        expect.objectContaining({ kind: "hens", before: 1, after: 1, changed: 0, removed: 0 }),
        expect.objectContaining({ kind: "settings", before: 2, after: 1, removed: 1 }),
      ]),
    },
  });
  expect(await app.shop.office.restoreBackup(file, [])).toMatchObject({ ok: true });
  expect(await records.care.of("1")).toMatchObject({ name: "Reds", hens: [aHenEntry()] });
  expect(await app.shop.office.getBackup()).toMatchObject({
    records: { flockCare: { 1: { heads: [{ breed: "ISA" }], cockerel: "Bert" } } },
  });
});

test("restoreBackup refuses where another record than the refused one is to be left out", async () => {
  const { app } = aShop();
  const file = await backupWith({ customers: [aCustomer({ id: "1" }), { name: "Nobody" }] });
  expect(await app.shop.office.restoreBackup(file, [["customers", 0]])).toEqual({
    ok: false,
    refusal: { kind: "records-refused", count: 1 },
  });
});

test("restoreBackup keeps a customer who came back, and drops one erased since, as previewed", async () => {
  const stores = memoryStores();
  const at = (hours: number) =>
    aShop({ stores, clock: { now: () => addHours(NOON, hours) } }).app.shop.office;
  const mabel = { name: "Mabel", email: "mabel@example.com", phone: "" };
  await at(0).addCustomer(mabel);
  const before = await at(1).getBackup();
  await at(2).erasePerson(mabel.email);
  await at(3).addCustomer(mabel);
  const after = await at(4).getBackup();

  const customersAfter = async (file: unknown) => {
    const preview = await at(5).getRestorePreview(file);
    expect(await at(5).restoreBackup(file, [])).toMatchObject({ ok: true });
    return preview.ok && preview.value.changes.find(({ kind }) => kind === "customers");
  };
  expect(await customersAfter(after)).toMatchObject({ before: 1, after: 1, removed: 0 });
  expect(await at(6).findCustomer(mabel.email)).not.toBeNull();
  expect(await customersAfter(before)).toMatchObject({ before: 1, after: 0, removed: 1 });
  expect(await at(6).findCustomer(mabel.email)).toBeNull();
});

test("a file of before the egg book closes it; the eggs keep their number and lose their dates", async () => {
  const { app, records } = aShop();
  await app.shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-18" } } });
  const whole = (await backupWith()).records;
  const { farmBook: _book, eggLots: _lots, eggMoves: _moves, ...documents } = whole;
  const file = { ...(await makeBackup(documents as FarmDocuments, NOON, sha256)), version: 2 };
  expect(await app.shop.office.getRestorePreview(file)).toMatchObject({
    value: { closesBook: true },
  });
  await app.shop.office.restoreBackup(file, []);
  expect(await records.bookSettings.load()).toMatchObject({ isOpen: false });
  expect(await records.lots.open()).toEqual([]);
  expect(await records.inventory.load()).toEqual(whole.eggInventory);
});

test("a file with the egg book brings back its lots and its moves", async () => {
  const { app, records } = aShop();
  await app.shop.office.openBook({ shelf: { large: { eggs: 60, laid: "2026-06-18" } } });
  await app.shop.office.takeEggs({ id: "T", category: "large", eggs: 6, kind: "given" });
  const file = await app.shop.office.getBackup();
  const [lots, moves] = [await records.lots.open(), await records.moves.last(9)];
  await app.shop.office.takeEggs({ id: "U", category: "large", eggs: 7, kind: "broken" });
  await app.shop.office.restoreBackup(file, []);
  expect(await records.lots.open()).toEqual(lots);
  expect(await records.moves.last(9)).toEqual(moves);
});
