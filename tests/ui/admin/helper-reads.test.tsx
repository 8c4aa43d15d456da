// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { HELPER_READS } from "#core/session/helper-reads.ts";
import type { Change } from "#ports/change-feed.ts";
import { aShop, type Shop } from "#tests/support/a-shop.ts";
import { anOrder } from "#tests/support/orders.ts";
import { plantOrders } from "#tests/support/plant.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";
import { createQueryClient } from "#ui/shared/queries/query-client.ts";

type Query = keyof typeof HELPER_READS;

/** A shop that notes which of a helper's queries are asked. */
const aWatchedShop = () => {
  const asked = new Set<Query>();
  const shop = aShop({ shared: { publicUrl: "https://eggs.example" } });
  const office = new Proxy(shop.app.shop.office, {
    get: (target, name) => {
      if (typeof name === "string" && Object.hasOwn(HELPER_READS, name)) asked.add(name as Query);
      return Reflect.get(target, name) as unknown;
    },
  });
  const app = { ...shop.app, shop: { ...shop.app.shop, office } };
  return { asked, shop: { ...shop, app } satisfies Shop };
};

const PLACES = [
  "/admin/packing",
  "/admin/packing/2026-06-21",
  "/admin/count",
  "/admin/pricing",
  "/admin/flocks",
  "/admin/flocks/2",
];

test("the pages that a helper opens read again whatever their queries read", async () => {
  const seen = new Set<Query>();
  for (const path of PLACES) {
    const { asked, shop } = aWatchedShop();
    await plantOrders(shop, anOrder({ status: "Pending" }));
    const client = createQueryClient();
    await renderAdmin(path, shop, SHARED, client);
    await screen.findByRole("main");
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await waitFor(() => expect(asked.size).toBeGreaterThan(0));
    for (const query of client.getQueryCache().getAll()) {
      asked.clear();
      await query.fetch();
      const reads: readonly Change[] = query.meta?.reads ?? [];
      for (const one of asked) {
        expect([one, ...reads]).toEqual(expect.arrayContaining([...HELPER_READS[one]]));
        seen.add(one);
      }
    }
    cleanup();
  }
  expect([...seen].sort()).toEqual(Object.keys(HELPER_READS).sort());
});
