import fc from "fast-check";
import { expect, test } from "vitest";
import { ENDPOINTS } from "#adapters/http/endpoints.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { backupOf } from "#tests/support/archive-documents.ts";
import { fitting } from "#tests/support/fitting.ts";
import { anOrder } from "#tests/support/orders.ts";
import { schemaOf } from "#tests/support/schema-of.ts";
import { atLength } from "../../../tools/lib/extent.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

type Shop = ReturnType<typeof aSharedShop>;
type Step = (shop: Shop, minute: number) => Promise<unknown>;

const MABEL = { name: "Mabel", email: "mabel@example.com", phone: "" };

const calling = (name: string) =>
  fitting(schemaOf("office", name)).map((input): Step => {
    return ({ office }) => {
      const calls = office as unknown as Record<string, (...deps: unknown[]) => Promise<unknown>>;
      return calls[name]?.(...(input as unknown[])) ?? Promise.reject(new Error(name));
    };
  });

/** Any call of the office, and what a person does who is erased and comes back. */
const steps = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Step>(({ office }) => office.addCustomer(MABEL)) },
  { weight: 2, arbitrary: fc.constant<Step>(({ office }) => office.erasePerson(MABEL.email)) },
  {
    weight: 2,
    arbitrary: fc.constant<Step>(({ records }, minute) =>
      records.orders.add(
        anOrder({
          id: `PAY-${minute}`,
          date: addMinutes(NOON, minute),
          customerEmail: MABEL.email,
        }),
      ),
    ),
  },
  ...Object.keys(ENDPOINTS.office)
    .filter((name) => name !== "restoreBackup")
    .map(calling),
);

const weeks = fc.array(steps, { maxLength: 25, size: "max" });

const live = async (shop: Shop, week: readonly Step[], from: number): Promise<number> => {
  for (const [at, step] of week.entries()) {
    shop.wait(1);
    await step(shop, from + at + 1);
  }
  shop.wait(1);
  return from + week.length + 1;
};

const NOTHING_CHANGES = { added: 0, changed: 0, removed: 0 };

test("restoreBackup of a shop's own backup changes nothing, whichever persons were erased", {
  timeout: seconds(60),
}, async () => {
  await fc.assert(
    fc.asyncProperty(weeks, async (week) => {
      const shop = aSharedShop();
      await live(shop, week, 0);
      const file = await backupOf(shop.office);
      const preview = await shop.office.getRestorePreview(file);
      for (const change of preview.ok ? preview.value.changes : [])
        expect(change).toMatchObject(NOTHING_CHANGES);
      expect(await shop.office.restoreBackup(file, [])).toEqual({ ok: true, value: null });
      expect((await backupOf(shop.office)).records).toEqual(file.records);
    }),
    { numRuns: atLength(60, 1 / 3) },
  );
});

test("getRestorePreview says what restoreBackup then does", { timeout: seconds(60) }, async () => {
  await fc.assert(
    fc.asyncProperty(weeks, weeks, async (first, second) => {
      const shop = aSharedShop();
      const minute = await live(shop, first, 0);
      const file = await shop.office.getBackup();
      await live(shop, second, minute);
      const before = await shop.office.getBackup();
      const told = await shop.office.getRestorePreview(file);
      expect(await shop.office.restoreBackup(file, [])).toMatchObject({ ok: true });
      // What came is what would go again, and the other way round.
      const back = await shop.office.getRestorePreview(before);
      const changes = (preview: typeof told) => (preview.ok ? preview.value.changes : []);
      expect(changes(told).map(({ kind, after }) => [kind, after])).toEqual(
        changes(back).map(({ kind, before: now }) => [kind, now]),
      );
    }),
    { numRuns: atLength(60, 1 / 3) },
  );
});
