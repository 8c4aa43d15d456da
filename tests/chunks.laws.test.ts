import fc from "fast-check";
import { expect, test } from "vitest";
import { CHUNKS } from "../tools/vite/chunks.js";

const PARTS = [
  "ui/admin/admin-area.tsx",
  "ui/admin/pages.ts",
  "ui/admin/dashboard/dashboard-page.tsx",
  "ui/admin/orders/orders-page.tsx",
  "ui/admin/week/week-page.tsx",
  "ui/storefront/checkout/checkout-page.tsx",
  "ui/storefront/orders/my-orders-page.tsx",
  "ui/storefront/posts/post-page.tsx",
  "ui/storefront/pages/small-pages.tsx",
  "ui/shared/notices/notice-area.tsx",
  "core/visitor/visitor-parts.ts",
  "app/browser/local-shop.ts",
  "adapters/local-storage/local-storage-stores.ts",
].map((path) => `/src/${path}`);

const shared = (n: number): string => `/src/core/shared/${n}.ts`;

const MODULES = 14;

/** Which of the modules after it each module needs. */
const needs = fc.array(fc.subarray([...Array(MODULES).keys()], { maxLength: 3 }), {
  minLength: PARTS.length + MODULES,
  maxLength: PARTS.length + MODULES,
});

type Needed = ReadonlyMap<string, readonly string[]>;

const graphOf = (each: readonly (readonly number[])[]): Needed =>
  new Map(
    each.map((some, at) => {
      const own = at - PARTS.length;
      return [PARTS[at] ?? shared(own), some.filter((n) => n > own).map(shared)] as const;
    }),
  );

const usersOf = (module: string, needed: Needed): readonly string[] => {
  const users = new Set([module]);
  for (const user of users)
    for (const [other, some] of needed) if (some.includes(user)) users.add(other);
  return [...users].filter((user) => PARTS.includes(user)).sort();
};

/** Where no group takes a module, the bundler has a file for each set of users. */
const chunksIn = (needed: Needed): ReadonlyMap<string, string> => {
  const build = {
    getModuleInfo: (id: string) => ({
      importers: [...needed].filter(([, some]) => some.includes(id)).map(([user]) => user),
      dynamicImporters: PARTS.includes(id) ? ["/index.html"] : [],
    }),
  };
  const name = CHUNKS.at(-1)?.name;
  return new Map(
    [...needed.keys()].map((id) => [id, name?.(id, build) ?? usersOf(id, needed).join()]),
  );
};

const isRound = (chunks: ReadonlyMap<string, string>, needed: Needed): boolean => {
  const next = (chunk: string): readonly string[] =>
    [...needed].flatMap(([user, some]) =>
      chunks.get(user) === chunk ? some.map((id) => chunks.get(id) ?? "") : [],
    );
  return [...new Set(chunks.values())].some((first) => {
    const reached = new Set(next(first).filter((chunk) => chunk !== first));
    for (const chunk of reached) for (const more of next(chunk)) reached.add(more);
    return reached.has(first);
  });
};

test("no two files of the built shop need each other", () => {
  fc.assert(
    fc.property(needs, (each) => {
      const needed = graphOf(each);
      expect(isRound(chunksIn(needed), needed)).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test("what a customer alone needs is in no file of the owner's", () => {
  const needed: Needed = new Map([
    ["/src/ui/storefront/checkout/checkout-page.tsx", [shared(0)]],
    ["/src/ui/admin/orders/orders-page.tsx", [shared(1)]],
    ["/src/ui/admin/week/week-page.tsx", [shared(1), shared(2)]],
    ["/src/ui/admin/dashboard/dashboard-page.tsx", [shared(1), shared(2)]],
    [shared(0), []],
    [shared(1), []],
    [shared(2), []],
  ]);
  const chunks = chunksIn(needed);
  expect([0, 1, 2].map((n) => chunks.get(shared(n)))).toEqual([
    "/src/ui/storefront/checkout/checkout-page.tsx",
    "office",
    "office",
  ]);
});

test("what the shop in one browser alone needs is in no file of a shared shop's owner", () => {
  const needed: Needed = new Map([
    ["/src/app/browser/local-shop.ts", [shared(0), shared(1)]],
    ["/src/adapters/local-storage/local-storage-stores.ts", [shared(0)]],
    ["/src/ui/admin/admin-area.tsx", [shared(1)]],
    [shared(0), []],
    [shared(1), []],
  ]);
  const chunks = chunksIn(needed);
  expect(chunks.get(shared(0))).not.toBe(chunks.get(shared(1)));
});
