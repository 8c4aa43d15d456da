import fc from "fast-check";
import { expect, test } from "vitest";
import type { RemovedEntries } from "#core/flocks/delete-entry.ts";
import type { EggEntry } from "#core/flocks/flock.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { expectTheBookToAddUp } from "#tests/support/a-book-walk.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { TODAY, typedCounts, withClosedBook } from "#tests/support/an-egg-book.ts";

const FLOCK = "1";

/** What the farmer does, of the count that is named by its place. */
type Step =
  | { readonly kind: "log"; readonly eggs: number }
  | { readonly kind: "correct"; readonly at: number; readonly eggs: number }
  | { readonly kind: "delete" | "put back"; readonly at: number }
  | { readonly kind: "close" }
  | { readonly kind: "open"; readonly eggs: number };

const eggs = fc.nat({ max: 30 });
const at = fc.nat({ max: 2 });

const someStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("log" as const), eggs }),
  fc.record({ kind: fc.constant("correct" as const), at, eggs }),
  fc.record({ kind: fc.constantFrom("delete" as const, "put back" as const), at }),
  fc.record({ kind: fc.constant("close" as const) }),
  fc.record({ kind: fc.constant("open" as const), eggs }),
);

/** A count as the farmer knows it. */
interface Known {
  entry: EggEntry;
  gone: RemovedEntries<EggEntry> | null;
  /** Taken while the book was open, and it hasn't been opened again since. */
  isOfThisOpening: boolean;
}

interface Farm {
  readonly counts: Known[];
  isOpen: boolean;
  /** What was on the shelf when the book was opened. */
  stated: number;
}

type Shop = Pick<ReturnType<typeof withClosedBook>, "office" | "wait">;

const log = async ({ office }: Shop, farm: Farm, large: number): Promise<void> => {
  const typed = { flock: FLOCK, date: TODAY, counts: typedCounts({ large }) } as const;
  const logged = await office.logEggs(typed);
  if (!logged.ok) throw new Error(logged.refusal.kind);
  farm.counts.push({ entry: logged.value, gone: null, isOfThisOpening: farm.isOpen });
};

const correct = async ({ office }: Shop, known: Known, large: number): Promise<void> => {
  const { entry: before } = known;
  const typed = { flock: FLOCK, date: TODAY, counts: typedCounts({ large }), before } as const;
  const saved = await office.updateEggs(typed);
  if (saved.ok) known.entry = { ...before, counts: { ...before.counts, large } };
};

const remove = async ({ office }: Shop, known: Known): Promise<void> => {
  const gone = await office.deleteEggs({ flock: FLOCK, id: known.entry.id });
  if (gone.ok && gone.value.removed.length > 0) known.gone = gone.value;
};

const putBack = async ({ office }: Shop, known: Known): Promise<void> => {
  if (known.gone) await office.putBackEggs(known.gone);
  known.gone = null;
};

const open = async ({ office, wait }: Shop, farm: Farm, large: number): Promise<void> => {
  wait(1);
  const opened = await office.openBook({ shelf: { large: { eggs: large, laid: TODAY } } });
  if (!opened.ok) return;
  farm.isOpen = true;
  farm.stated = large;
  for (const known of farm.counts) known.isOfThisOpening = false;
};

const close = async ({ office }: Shop, farm: Farm): Promise<void> => {
  await office.closeBook();
  farm.isOpen = false;
};

const toCount = async (shop: Shop, farm: Farm, step: Step): Promise<void> => {
  const known = "at" in step ? farm.counts[step.at] : undefined;
  if (step.kind === "log") return log(shop, farm, step.eggs);
  if (step.kind === "open") return open(shop, farm, step.eggs);
  if (step.kind === "close") return close(shop, farm);
  if (!known) return;
  if (step.kind === "correct") return correct(shop, known, step.eggs);
  return step.kind === "delete" ? remove(shop, known) : putBack(shop, known);
};

const onShelf = ({ stated, counts }: Farm): number =>
  counts
    .filter(({ isOfThisOpening, gone }) => isOfThisOpening && !gone)
    .reduce((sum, { entry }) => sum + entry.counts.large, stated);

const inTheSharedShop = () => {
  const shop = withClosedBook();
  return { ...shop, addsUp: () => expectTheBookToAddUp(shop) };
};

const inOneBrowser = () => {
  const time = { now: NOON };
  const { app } = aShop({ clock: { now: () => time.now } });
  const { office, counter } = app.shop;
  const wait = (minutes: number) => {
    time.now = addMinutes(time.now, minutes);
  };
  const eggs = async () => (await counter.getInventory()).large;
  return { office, wait, eggs, addsUp: async () => undefined };
};

test.each([
  ["the shared shop", inTheSharedShop],
  ["one browser", inOneBrowser],
])(
  "in %s the stock is the shelf at the opening and the counts taken since",
  async (_home, aHome) => {
    await fc.assert(
      fc.asyncProperty(fc.array(someStep, { minLength: 3, maxLength: 20 }), async (steps) => {
        const shop = aHome();
        const farm: Farm = { counts: [], isOpen: false, stated: 0 };
        await open(shop, farm, 12);
        await log(shop, farm, 10);
        for (const step of steps) {
          const before = await shop.eggs();
          await toCount(shop, farm, step);
          expect(await shop.eggs()).toBe(farm.isOpen ? onShelf(farm) : before);
        }
        if (farm.isOpen) await shop.addsUp();
      }),
      { numRuns: 80 },
    );
  },
);
