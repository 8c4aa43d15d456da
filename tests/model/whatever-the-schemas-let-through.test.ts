import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { SERVED_CALLS } from "#adapters/hono/served-call.ts";
import type { WantedPacks } from "#core/payments/purchase.ts";
import { aSharedShop } from "#tests/support/a-shared-shop.ts";
import { brokenRules, isEntryDay } from "#tests/support/broken-rules.ts";
import { fitting } from "#tests/support/fitting.ts";
import { seconds } from "../../tools/lib/slowness.ts";

type Shop = ReturnType<typeof aSharedShop>;

interface Step {
  readonly part: "counter" | "office";
  readonly name: string;
  readonly input: readonly unknown[];
}

const steps = fc.oneof(
  ...SERVED_CALLS.map(({ part, name, input: schema }) =>
    fitting(schema).map((input): Step => ({ part, name, input: input as unknown[] })),
  ),
);

/** The sum of packs at the prices of now, whatever they are. */
const sumOf = async ({ counter }: Shop, packs: readonly WantedPacks[]): Promise<number> => {
  const prices = await counter.getPrices();
  return packs.reduce(
    (sum, { category, packSize, quantity }) => sum + (prices[category]?.[packSize] ?? 0) * quantity,
    0,
  );
};

/** Edits name the version that is there, and buyers what they see: else each would be refused for that. */
const upToDate = async (shop: Shop, { name, input }: Step): Promise<readonly unknown[]> => {
  const { office } = shop;
  if (name === "openPayment") {
    const [packs, method, , ...note] = input as [WantedPacks[], string, number, string];
    return [packs, method, await sumOf(shop, packs), ...note];
  }
  const [edits] = input as [{ category: string; packSize: number }[]];
  const seeing = (versionOf: (edit: (typeof edits)[number]) => string | undefined) => [
    edits.map((edit) => ({ ...edit, version: versionOf(edit) ?? "" })),
  ];
  if (name === "saveInventory") {
    const sheet: Record<string, { readonly version: string }> = await office.getStockSheet();
    return seeing(({ category }) => sheet[category]?.version);
  }
  if (name === "savePrices") {
    const sheet = await office.getPriceSheet();
    return seeing(({ category, packSize }) => sheet[`${category}-${packSize}`]?.version);
  }
  return input;
};

const weeksOf = (of: typeof steps) => fc.array(of, { minLength: 5, maxLength: 40, size: "max" });

const take = async (shop: Shop, step: Step): Promise<unknown> => {
  const calls = shop[step.part] as unknown as Record<string, (...input: unknown[]) => unknown>;
  return calls[step.name]?.(...(await upToDate(shop, step)));
};

const expectRules = async ({ records, office }: Shop, about: readonly Step[]): Promise<void> => {
  expect(await brokenRules(records), JSON.stringify(about)).toEqual([]);
  const since = await office.getRecordsSince();
  expect(since === null || isEntryDay(since), `${since} ${JSON.stringify(about)}`).toBe(true);
};

const NONSENSE = {
  number: [Number.NaN, -5, 0.5, 1e308, Number.POSITIVE_INFINITY, -0, 10_000, 1_000_001],
  string: ["", "not a day", "2026-02-30", "1e308", "-5", "toString", "__proto__", "no address"],
} as const;

type Kind = keyof typeof NONSENSE;

/** The same value, but that some of its figures or texts make no sense. */
const spoilt = (value: unknown, kind: Kind, pick: (most: number) => number): unknown => {
  if (typeof value === kind)
    return pick(3) === 0 ? NONSENSE[kind][pick(NONSENSE[kind].length)] : value;
  if (Array.isArray(value)) return value.map((part) => spoilt(part, kind, pick));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, spoilt(part, kind, pick)]),
  );
};

const spoiltSteps = (kind: Kind) =>
  fc.tuple(steps, fc.infiniteStream(fc.nat())).map(
    ([step, figures]): Step => ({
      ...step,
      input: spoilt(step.input, kind, (most) => figures.next().value % most) as unknown[],
    }),
  );

test("each call is tried with inputs that its schema lets through", () => {
  for (const { part, name, input: schema } of SERVED_CALLS)
    for (const input of fc.sample(fitting(schema), { numRuns: 5, seed: 24 }))
      expect(v.is(schema, input), `${part}.${name}`).toBe(true);
});

test("whatever the schemas let through, the rules hold afterwards", { timeout: seconds(60) }, () =>
  fc.assert(
    fc.asyncProperty(weeksOf(steps), async (week) => {
      const shop = aSharedShop();
      for (const step of week) await take(shop, step);
      await expectRules(shop, week);
    }),
    { numRuns: 60 },
  ),
);

test(
  "senseless figures are refused as data past the schemas too, and the rules hold",
  {
    timeout: seconds(60),
  },
  () =>
    fc.assert(
      fc.asyncProperty(weeksOf(spoiltSteps("number")), async (week) => {
        const shop = aSharedShop();
        for (const step of week)
          await take(shop, step).catch((cause: unknown) => {
            throw new Error(JSON.stringify(step), { cause });
          });
        await expectRules(shop, week);
      }),
      { numRuns: 60 },
    ),
);

test("senseless texts break no rule past the schemas", { timeout: seconds(60) }, () =>
  fc.assert(
    fc.asyncProperty(weeksOf(spoiltSteps("string")), async (week) => {
      const shop = aSharedShop();
      // Of what is none of a few, such as a flock, it may throw: the compiler knows of it.
      for (const step of week) await take(shop, step).catch(() => undefined);
      await expectRules(shop, week);
    }),
    { numRuns: 60 },
  ),
);
