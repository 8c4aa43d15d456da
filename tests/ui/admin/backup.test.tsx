// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeBackup } from "#adapters/farm-json/backup-file.ts";
import type { FarmDocuments } from "#adapters/farm-json/farm-documents.ts";
import { sha256 } from "#adapters/sha256/sha256.ts";
import { addHours } from "#core/shared/calendar.ts";
import { aShop, memoryStores, NOON, noon } from "#tests/support/a-shop.ts";
import { backupOf } from "#tests/support/archive-documents.ts";
import { downloadsOfEachTest } from "#tests/support/downloads.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aCustomer } from "#tests/support/records.ts";
import { noticeSaying, renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

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
  expect(downloads[0]?.name).toBe("farmgate-backup-2026-06-20.json");
  await shop.records.orders.add(anOrder({ id: "PAID-2" }));

  await choose((await downloads[0]?.text) ?? "");
  await screen.findByRole("heading", { name: "A backup of 20 June 2026" });
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
  await noticeSaying("Backup Restored");
  expect(downloads[1]?.name).toBe("farmgate-before-restore-2026-06-20.json");
  expect(await downloads[1]?.text).toContain("PAID-2");
  expect(await shop.records.orders.find("PAID-1")).not.toBeNull();
  expect(await shop.records.orders.find("PAID-2")).toBeNull();
  expect(screen.queryByRole("button", { name: "Replace everything" })).toBeNull();
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
  await noticeSaying("Backup Restored");
  expect(downloads.map(({ name }) => name)).toEqual(["farmgate-before-restore-2026-06-20.json"]);
  expect(await shop.records.customers.withEmail("mabel@example.com")).not.toBeNull();
});

test.each([
  ['{"format":"farmgate', "This file breaks off or is damaged: it can't be read."],
  ["[]", "This file is no backup of a farm's shop."],
  ['{"format":"farmgate-backup","version":4}', /made by a newer shop, in version 4/],
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

test("a shop in one browser shows its storage and last backup, and reminds its owner after a week", async () => {
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

  await shop.app.visitor.author.noteBackup();
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
