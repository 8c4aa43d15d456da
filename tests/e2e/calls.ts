import { expect, type Page, type Request } from "@playwright/test";
import { seconds } from "../../tools/lib/slowness.ts";

const A_LULL_MS = 100;

const lullOf = (page: Page): Promise<unknown> =>
  page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        requestIdleCallback(() => setTimeout(resolve, ms));
      }),
    A_LULL_MS,
  );

/** Follows what a page asks its shop, from before the page is opened, and answers how to wait until it asks nothing more. */
export const followCalls = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on("request", (request) => {
    if (!/\/api\/(counter|office)\//.test(request.url())) return;
    begun += 1;
    underWay.add(request);
  });
  page.on("requestfinished", (request) => underWay.delete(request));
  page.on("requestfailed", (request) => underWay.delete(request));
  return () =>
    expect(async () => {
      const before = begun;
      await lullOf(page);
      expect([underWay.size, begun], "calls under way, calls begun").toEqual([0, before]);
    }).toPass({ timeout: seconds(10), intervals: [50, 100, 200] });
};
