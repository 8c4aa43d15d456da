import { expect } from "vitest";
import type { FarmJsonFile } from "#adapters/farm-json/backup-file.ts";
import { entriesIn } from "#adapters/farm-json/document-records.ts";
import { comparison } from "#core/backup/comparison.ts";
import { isEggCount } from "#core/inventory/egg-count.ts";
import { dayOf } from "#core/shared/day.ts";
import { isFault } from "#ports/fault.ts";
import type { Account } from "#tests/model/bank.ts";
import type { Books } from "#tests/model/week-books.ts";
import { count, type Step, step } from "#tests/model/week-steps.ts";
import { emailOf, nameOf, type World } from "#tests/model/week-world.ts";
import { backupOf } from "#tests/support/archive-documents.ts";
import { refundPart } from "#tests/support/give-back.ts";

type Told = Pick<Account, "told" | "toldBack">;

/** A backup, and what the books and the provider said when it was made. */
export interface Kept {
  readonly file: FarmJsonFile;
  readonly books: Books;
  readonly told: ReadonlyMap<string, Told>;
}

const MINUTE_MS = 60_000;

const kept = new WeakMap<World, Kept>();
const erased = new WeakMap<World, Map<string, string>>();

const nowOf = ({ time }: World): string => new Date(time.ms).toISOString();

const erasedIn = (world: World): Map<string, string> => {
  const map = erased.get(world) ?? new Map<string, string>();
  erased.set(world, map);
  return map;
};

const customersOf = async ({ office }: World): Promise<readonly string[]> =>
  (await office.listCustomers({ text: "", sort: null, after: null })).items
    .map(({ email }) => email)
    .sort();

export const addCustomer = (who: number): Step =>
  step(`${who} is written down as a customer`, async (world) => {
    await world.office.addCustomer({ name: nameOf(who), email: emailOf(who), phone: "" });
    expect(await customersOf(world)).toContain(emailOf(who));
    return undefined;
  });

export const erase = (who: number): Step =>
  step(`${who} is erased`, async (world) => {
    await world.office.erasePersonNow(emailOf(who));
    erasedIn(world).set(emailOf(who), nowOf(world));
    expect(await customersOf(world)).not.toContain(emailOf(who));
    return undefined;
  });

const PART = 50;

/** The farmer pays a part back, naming the buyer; the answer is lost, and comes once the buyer is erased. */
export const eraseMeanwhile = (who: number): Step =>
  step(`${who} is erased while a part is paid back`, async (world) => {
    const { bank, office } = world;
    const orders = await office.listOrders({ text: emailOf(who), status: "Pending", after: null });
    const [order] = orders.items.filter(({ id }) => bank.accounts.get(id)?.state === "completed");
    if (!order) return undefined;
    bank.trouble.refundIsLost = true;
    const reason = `for ${nameOf(who)}`;
    const wish = { orderId: order.id, wish: `WISH-${world.time.ms}`, amount: PART, reason };
    await refundPart(office, wish);
    if (await world.records.partRefunds.find(order.id)) count(world, "erased meanwhile");
    bank.trouble.refundIsLost = false;
    await office.erasePersonNow(emailOf(who));
    erasedIn(world).set(emailOf(who), nowOf(world));
    world.time.ms += MINUTE_MS;
    await world.round();
    return undefined;
  });

/** Also one whose buyer was erased before. */
export const handOver = (at: number): Step =>
  step("an order is handed over", async ({ office }) => {
    const { items } = await office.listOrders({ text: "", status: "Pending", after: null });
    const order = items[at % Math.max(1, items.length)];
    if (order) await office.setOrderStatus({ id: order.id, status: "Completed" });
    return undefined;
  });

export const backUp = (): Step =>
  step("a backup is made", async (world, { books }) => {
    const file = await backupOf(world.office);
    const told = new Map(
      [...world.bank.accounts].map(([id, { told: state, toldBack }]) => [
        id,
        { told: state, toldBack },
      ]),
    );
    kept.set(world, { file, books, told });
    return undefined;
  });

/** Who is listed in a backup, but for those who were erased after it was made. */
const expectedCustomers = (world: World, { file }: Kept): readonly string[] =>
  (file.records.customers as readonly { readonly email: string }[])
    .map(({ email }) => email)
    .filter((email) => (erasedIn(world).get(email) ?? "") < file.made)
    .sort();

export const restore = (): Step =>
  step("the backup is restored", async (world, week) => {
    const backup = kept.get(world);
    if (!backup) return undefined;
    const { office, bank, lost } = world;
    const preview = await office.getRestorePreview(backup.file);
    const before = entriesIn((await backupOf(office)).records);
    const restored = await office.restoreBackup(backup.file, []);
    expect(restored.ok).toBe(true);
    const after = entriesIn((await backupOf(office)).records);
    expect(preview.ok && preview.value.changes).toEqual(comparison(before, after));
    expect(await customersOf(world)).toEqual(expectedCustomers(world, backup));
    for (const [id, account] of bank.accounts) {
      const told = backup.told.get(id);
      if (told === undefined) lost.add(id);
      Object.assign(account, told ?? { told: "unapproved", toldBack: 0 });
    }
    count(world, "restored");
    const fewer = Object.keys(week.books.shelf) as (keyof Books["shelf"])[];
    return {
      ...backup.books,
      reduced: new Set([...week.books.reduced, ...fewer]),
      nameless: new Set([...backup.books.nameless, ...week.books.nameless]),
    };
  });

/** Undo, of what was never deleted. */
export const putBackEggs = (date: string, eggs: number): Step =>
  step(`Undo puts back ${eggs} eggs of "${date}"`, async ({ office, records }) => {
    const none = { small: 0, medium: 0, extraLarge: 0, doubleYolkers: 0 };
    const item = { id: `UNDONE-${date}-${eggs}`, date, counts: { ...none, large: eggs } };
    const removed = [{ item, place: 0, unknown: {} }];
    await office.putBackEggs({ flock: "1", removed }).catch((fault: unknown) => {
      if (!isFault(fault, "refused-by-shop")) throw fault;
    });
    for (const entry of (await records.flocks.books("1")).eggs) {
      expect(dayOf(entry.date), "a day").not.toBeNull();
      for (const laid of Object.values(entry.counts)) expect(isEggCount(laid)).toBe(true);
    }
    return undefined;
  });
