// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { TypedCount } from "#core/care/log-count.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { Fault } from "#ports/fault.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { aCountToSend } from "#tests/support/counts.ts";
import { addEach } from "#tests/support/outbox.ts";
import { renderAdmin, SHARED } from "#tests/support/render-shop.tsx";

/** Two counts wait on a phone that has found no network so far. */
const aPhone = async (logged?: (cause: unknown) => void) => {
  const shop = aShop({ ...(logged && { logged }) });
  const what = aCountToSend();
  await addEach(shop.records.countQueue, [
    { id: "older", at: NOON, what },
    { id: "newer", at: NOON, what },
  ]);
  const { office } = shop.app.shop;
  const { logCount } = office;
  const heard: string[] = [];
  Object.assign(office, { logCount: () => Promise.reject(new Fault("shop-unreachable")) });
  const mend = () =>
    Object.assign(office, {
      logCount: (count: TypedCount) => {
        heard.push(count.id);
        return logCount(count);
      },
    });
  return { shop, heard, mend };
};

const passRound = (intervals: ReturnType<typeof everyInterval>): void => {
  for (const [handler, pause] of intervals.mock.calls)
    if (pause === TIMEOUTS.queueRound && typeof handler === "function") handler();
};

const everyInterval = () => vi.spyOn(globalThis, "setInterval");

const comeIntoView = (): void => void fireEvent(document, new Event("visibilitychange"));

test.each<[string, (intervals: ReturnType<typeof everyInterval>) => void]>([
  ["the page comes back into view", comeIntoView],
  ["the network returns", () => void fireEvent(window, new Event("online"))],
  ["half a minute has passed", passRound],
])("counts that wait are sent when %s, the oldest first", async (_when, happen) => {
  const intervals = everyInterval();
  const { shop, heard, mend } = await aPhone();
  await renderAdmin("/admin/orders", shop, SHARED);
  await screen.findByText("Two counts wait to be sent.");
  await waitFor(async () =>
    expect((await shop.records.countQueue.all())[0]).toEqual(
      expect.not.objectContaining({ sentAt: expect.anything() }),
    ),
  );
  mend();
  happen(intervals);
  await waitFor(() => expect(screen.queryByText(/to be sent/)).toBeNull());
  expect(heard).toEqual(["older", "newer"]);
  expect(TIMEOUTS.queueRound).toBe(30_000);
});

test("counts that wait are sent when a page of the admin area is opened", async () => {
  const { shop, heard, mend } = await aPhone();
  mend();
  await renderAdmin("/admin/customers", shop, SHARED);
  await waitFor(() => expect(heard).toEqual(["older", "newer"]));
});

test("a count that a bug keeps from being sent is shown with Try again, and holds up none", async () => {
  const logged: unknown[] = [];
  const { shop, heard, mend } = await aPhone((cause) => logged.push(cause));
  mend();
  const { office } = shop.app.shop;
  const { logCount } = office;
  const bug = new TypeError("undefined is no function");
  let isBroken = true;
  office.logCount = async (count) => {
    if (isBroken && count.id === "older") throw bug;
    return logCount(count);
  };
  const { user } = await renderAdmin("/admin/count", shop, SHARED);
  await screen.findByText(/Something is wrong with this page, so it may not have been sent\./);
  await waitFor(() => expect(heard).toEqual(["newer"]));
  expect(logged).toEqual([bug]);
  expect(screen.queryByRole("button", { name: "Correct" })).toBeNull();
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  comeIntoView();
  await waitFor(() => expect(heard).toEqual(["newer", "older"]));
});
