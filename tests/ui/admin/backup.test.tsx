// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { makeBackup } from "#adapters/farm-json/backup-file.ts";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { RECORD_KINDS } from "#core/backup/entry.ts";
import { addHours } from "#core/shared/calendar.ts";
import { aShop, memoryStores, NOON, noon } from "#tests/support/a-shop.ts";
import { backupOf } from "#tests/support/archive-documents.ts";
import { downloadsOfEachTest } from "#tests/support/downloads.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCustomer } from "#tests/support/records.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";
import { download } from "#ui/shared/download.ts";

const downloads = downloadsOfEachTest();

const fileOf = (text: string) => new File([text], "backup.json", { type: "application/json" });

const backupWith = async (change: Partial<FarmDocuments>): Promise<string> => {
  const { records } = await backupOf(aShop().app.shop.office);
  return JSON.stringify(await makeBackup({ ...records, ...change }, NOON, sha256));
};

const openBackup = async (shop = aShop()) => {
  const { user } = await renderAdmin("/admin/backup", shop);
  await screen.findByRole("heading", { name: "Backup" });
  const choose = (text: string) => user.upload(screen.getByLabelText("Backup file"), fileOf(text));
  return { user, choose, shop };
};

const rowOf = async (kind: string) =>
  within((await screen.findByRole("cell", { name: kind })).closest("tr") as HTMLElement)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

test("a backup is a file named by its day, and brings back what it holds", async () => {
  const { user, choose, shop } = await openBackup();
  await shop.records.orders.add(anOrder({ id: "PAID-1" }));
  await user.click(screen.getByRole("button", { name: "Download backup" }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]?.name).toBe("farmgate-backup-2026-06-20-1200.json");
  await shop.records.orders.add(anOrder({ id: "PAID-2" }));

  await choose((await downloads[0]?.text) ?? "");
  await screen.findByRole("heading", { name: "A backup of 20 June 2026, 12:00 PM" });
  expect(screen.getByRole("list", { name: "Gone" }).textContent).toBe("1 order would be gone");
  expect(await rowOf("Orders")).toEqual(["Orders", "2", "1", "0", "0", "1"]);
  expect(await shop.records.orders.find("PAID-2")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Replace everything" }));
  await user.click(screen.getByRole("button", { name: "Keep them" }));
  expect(downloads).toHaveLength(1);
  expect(await shop.records.orders.find("PAID-2")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Replace everything" }));
  const question = screen.getByRole("dialog", { name: "1 record will be gone" });
  within(question).getByText("Orders: 1");
  await user.click(within(question).getByRole("button", { name: "Replace anyway" }));
  await user.click(await screen.findByRole("button", SEEN));
  await noticeSaying("Backup Restored");
  expect(downloads[1]?.name).toBe("farmgate-before-restore-2026-06-20-1200.json");
  expect(await downloads[1]?.text).toContain("PAID-2");
  expect(await shop.records.orders.find("PAID-1")).not.toBeNull();
  expect(await shop.records.orders.find("PAID-2")).toBeNull();
  expect(screen.queryByRole("button", { name: "Replace everything" })).toBeNull();
});

const SEEN = { name: "Yes, replace everything" };

test("a file says that it is being read from the moment on which it is chosen", async () => {
  await openBackup();
  const files = [fileOf(await backupWith({}))];
  fireEvent.change(screen.getByLabelText("Backup file"), { target: { files } });
  screen.getByRole("progressbar", { name: "Reading the file" });
  await screen.findByRole("heading", { name: "A backup of 20 June 2026, 12:00 PM" });
  expect(screen.queryByRole("progressbar")).toBeNull();
});

test("the preview of a backup shows figures with commas", async () => {
  const { choose } = await openBackup();
  const customers = Array.from({ length: 1_200 }, (_, nth) => ({
    id: `${nth}`,
    name: "Mabel",
    email: `mabel-${nth}@example.com`,
    phone: "",
  }));
  await choose(await backupWith({ customers }));
  expect(await rowOf("Customers")).toEqual(["Customers", "0", "1,200", "1,200", "0", "0"]);
});

test("a backup counts once its owner has seen the file, and can be had again", async () => {
  const shop = aShop();
  const { user } = await openBackup(shop);
  const lastBackup = async () => (await shop.app.visitor.author.getBackupState()).lastBackup;
  await user.click(screen.getByRole("button", { name: "Download backup" }));
  await screen.findByText("farmgate-backup-2026-06-20-1200.json");
  expect(await lastBackup()).toBeNull();
  await user.click(screen.getByRole("button", { name: "No, download it again" }));
  expect(downloads.map(({ name }) => name)).toEqual([
    "farmgate-backup-2026-06-20-1200.json",
    "farmgate-backup-2026-06-20-1200.json",
  ]);
  expect(await lastBackup()).toBeNull();
  await user.click(screen.getByRole("button", { name: "Yes, it is there" }));
  await screen.findByText("The last backup was made on 20 June 2026.");
  expect(await lastBackup()).toBe(NOON);
  expect(screen.queryByRole("button", { name: "Yes, it is there" })).toBeNull();
});

const chooseAndReplace = async (shop = aShop()) => {
  const opened = await openBackup(shop);
  await opened.choose(await backupWith({ customers: [aCustomer()] }));
  await opened.user.click(await screen.findByRole("button", { name: "Replace everything" }));
  await screen.findByRole("dialog", { name: "Is the backup there?" });
  const isReplaced = async () =>
    (await shop.records.customers.withEmail("mabel@example.com")) !== null;
  return { ...opened, isReplaced };
};

test("nothing is replaced before its owner has seen the backup of it", async () => {
  const { user, isReplaced } = await chooseAndReplace();
  expect(await isReplaced()).toBe(false);
  await user.click(screen.getByRole("button", { name: "Download it again" }));
  expect(downloads).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Keep what is here" }));
  expect(await isReplaced()).toBe(false);
  expect(screen.queryByRole("dialog", { name: "Is the backup there?" })).toBeNull();
});

test("what has changed since the backup of it is in a newer one, before anything is replaced", async () => {
  const { user, shop, isReplaced } = await chooseAndReplace();
  await shop.records.orders.add(anOrder({ id: "PAID-3" }));
  await user.click(screen.getByRole("button", SEEN));
  await screen.findByText(/Something in the shop has changed since/);
  expect(await isReplaced()).toBe(false);
  expect(await downloads[1]?.text).toContain("PAID-3");
  await user.click(screen.getByRole("button", SEEN));
  await noticeSaying("Backup Restored");
  expect(await isReplaced()).toBe(true);
});

test("a restore says what goes on, asks before the page is left, and tells its end elsewhere", async () => {
  const shop = aShop();
  const { office } = shop.app.shop;
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow: typeof office.restoreBackup = async (file, leaveOut) => {
    await gate;
    return office.restoreBackup(file, leaveOut);
  };
  const app = {
    ...shop.app,
    shop: { ...shop.app.shop, office: { ...office, restoreBackup: slow } },
  };
  const { user, isReplaced } = await chooseAndReplace({ ...shop, app });
  await user.click(screen.getByRole("button", SEEN));
  await screen.findByText(/The shop's records are being replaced/);
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  const question = await screen.findByRole("dialog", { name: "Leave this page?" });
  await user.click(within(question).getByRole("button", { name: "Leave" }));
  await screen.findByText("Orders to pack");
  letGo();
  await noticeSaying("Backup Restored");
  expect(await isReplaced()).toBe(true);
});

test("the page names all kinds of records that a backup holds", async () => {
  await openBackup();
  const held = within(screen.getByRole("list", { name: "What a backup holds" }));
  expect(held.getAllByRole("listitem")).toHaveLength(RECORD_KINDS.length);
  const text = screen.getByRole("list", { name: "What a backup holds" }).textContent;
  for (const word of ["Settings", "week", "photos", "egg book", "Hens", "Medicines", "Splash page"])
    expect(text).toContain(word);
});

test("a file that is handed out stands long enough to be fetched", async () => {
  const revoke = vi.spyOn(URL, "revokeObjectURL");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  download("farm.json", "{}", "application/json");
  vi.advanceTimersByTime(10 * 60_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledWith("blob:file");
  vi.useRealTimers();
});

test("a file from before settings were kept says that they stay", async () => {
  const { choose } = await openBackup();
  const {
    farmProfile: _profile,
    farmWeek: _week,
    flockCare: _care,
    ...records
  } = JSON.parse(await backupWith({})).records;
  await choose(JSON.stringify({ ...(await makeBackup(records, NOON, sha256)), version: 1 }));
  await screen.findByText("Calendar, hens, medicines and settings: not in this file, they stay.");
  await choose(await backupWith({}));
  await waitFor(() => expect(screen.queryByText(/not in this file/)).toBeNull());
});

test("Cancel restores nothing of the previewed file", async () => {
  const { user, choose, shop } = await openBackup();
  await choose(await backupWith({ customers: [aCustomer()] }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("button", { name: "Replace everything" })).toBeNull();
  expect(await shop.records.customers.withEmail("mabel@example.com")).toBeNull();
});

test("records that the shop doesn't take are named, and left out when each is ticked", async () => {
  const { user, choose, shop } = await openBackup();
  await choose(await backupWith({ customers: [aCustomer(), { name: "Nobody" }] }));
  const replace = await screen.findByRole("button", { name: "Replace everything" });
  expect(replace).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("checkbox", { name: "Leave out Nobody: it can't be read" }));
  await user.click(replace);
  await user.click(await screen.findByRole("button", SEEN));
  await noticeSaying("Backup Restored");
  expect(downloads.map(({ name }) => name)).toEqual([
    "farmgate-before-restore-2026-06-20-1200.json",
  ]);
  expect(await shop.records.customers.withEmail("mabel@example.com")).not.toBeNull();
});

test.each([
  ['{"format":"farmgate', "This file breaks off or is damaged: it can't be read."],
  ["[]", "This is no backup of a farm's shop."],
  ["Order,Total\r\nX,3.40", "This is no backup of a farm's shop."],
  ['{"format":"farmgate-backup","version":5}', /made by a newer shop, in version 5/],
  [
    '{"format":"farmgate-backup","version":1,"made":"x","checksum":"y","records":{}}',
    /not what it was when it was made/,
  ],
])("a file that says %j is refused with the reason", async (text, reason) => {
  const { choose } = await openBackup();
  await choose(text);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(reason);
  expect(alert.textContent).toContain("Nothing has changed.");
});

test("a backup that is too large for a browser is refused with both sizes", async () => {
  const stores = memoryStores();
  const { archive: roomy } = stores.shop;
  const archive = { ...roomy, limits: { ...roomy.limits, characters: 1_000 } };
  const { choose } = await openBackup(
    aShop({ stores: { ...stores, shop: { ...stores.shop, archive } } }),
  );
  await choose(await backupWith({}));
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /has \d,\d{3} characters, and a browser keeps about 1,000/,
  );
});

test("a shop in one browser shows its storage and last backup, and reminds after a week", async () => {
  const shop = aShop();
  await openBackup(shop);
  await screen.findByText("25 % of the room for this shop's records is used.");
  await screen.findByText("No backup has been made in this browser yet.");
  cleanup();

  await shop.records.orders.add(anOrder({ date: addHours(NOON, -7 * 24) }));
  await renderAdmin("/admin", shop);
  const reminder = await screen.findByRole("complementary", { name: "Backup reminder" });
  expect(reminder.textContent).toContain("There is no backup of this shop yet.");
  cleanup();

  await shop.app.visitor.author.noteBackup(await shop.app.shop.office.getBackup());
  const later = (hours: number) =>
    aShop({ stores: shop.stores, clock: { now: () => addHours(NOON, hours) } });
  await renderAdmin("/admin", later(6 * 24));
  await screen.findByText("Orders to pack");
  expect(screen.queryByRole("complementary", { name: "Backup reminder" })).toBeNull();
  cleanup();
  await renderAdmin("/admin", later(7 * 24));
  await screen.findByText(/Your last backup is of 20 June 2026\./);
});

test("a shared shop shows no storage of the browser and no reminder", async () => {
  const shop = aShop({ clock: noon });
  await shop.records.orders.add(anOrder({ date: addHours(NOON, -30 * 24) }));
  await renderAdmin("/admin/backup", shop, SHARED);
  await screen.findByRole("button", { name: "Download backup" });
  expect(screen.queryByRole("heading", { name: "This browser" })).toBeNull();
  cleanup();
  await renderAdmin("/admin", shop, SHARED);
  await screen.findByText("Orders to pack");
  expect(screen.queryByRole("complementary", { name: "Backup reminder" })).toBeNull();
});
