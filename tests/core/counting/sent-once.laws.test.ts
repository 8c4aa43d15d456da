import fc from "fast-check";
import { expect, test } from "vitest";
import type { TypedCount } from "#core/care/log-count.ts";
import { addMinutes } from "#core/shared/calendar.ts";
import { Fault } from "#ports/fault.ts";
import { aShop, NOON } from "#tests/support/a-shop.ts";
import { aCountToSend } from "#tests/support/counts.ts";
import { localStorageTestStore } from "#tests/support/stores.ts";

const COUNTS = Array.from({ length: 10 }, (_, at) => String(at + 1));

type Fate = "answered" | "answer lost" | "never heard" | "page closed";

const FATES: readonly Fate[] = ["answered", "answer lost", "never heard", "page closed"];

/** Two tabs of one phone. The shop does with each call what fate says, and answers each when the fates are over. */
const aPhone = () => {
  const store = localStorageTestStore();
  const time = { now: NOON };
  const fates: Fate[] = [];
  const clock = { now: () => time.now };
  const openTab = () => {
    const { app } = aShop({
      stores: store.openTab(),
      clock,
      ids: { next: () => crypto.randomUUID() },
    });
    const { office } = app.shop;
    const { logCount } = office;
    const send = async (count: TypedCount) => {
      const fate = fates.shift() ?? "answered";
      if (fate === "never heard") throw new Fault("shop-unreachable");
      const answer = await logCount(count);
      if (fate === "answer lost") throw new Fault("shop-unreachable");
      return fate === "page closed" ? new Promise<never>(() => undefined) : answer;
    };
    Object.assign(office, { logCount: send });
    return app;
  };
  return { time, fates, openTab };
};

test("ten counts are ten entries in order, whichever answers are lost, whichever tab sends", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          tabs: fc.constantFrom([0], [1], [0, 1]),
          fates: fc.array(fc.constantFrom(...FATES), { maxLength: 4 }),
        }),
        { maxLength: 12 },
      ),
      async (rounds) => {
        const { time, fates, openTab } = aPhone();
        const tabs = [openTab(), openTab()];
        const [{ visitor, shop }] = tabs as [(typeof tabs)[0]];
        for (const large of COUNTS) {
          const counts = { ...aCountToSend().counts, large };
          const kept = { size: "large", eggs: "" } as const;
          await visitor.eggCounter.saveCount(aCountToSend({ counts, kept }), { isLost: true });
        }
        for (const round of rounds) {
          fates.splice(0, fates.length, ...round.fates);
          const sent = round.tabs.map((at) => tabs[at]?.visitor.counts.sendAll());
          await Promise.race([Promise.all(sent), new Promise((resolve) => setTimeout(resolve, 5))]);
          time.now = addMinutes(time.now, 1);
        }
        fates.length = 0;
        await expect
          .poll(async () => {
            time.now = addMinutes(time.now, 1);
            await visitor.counts.sendAll();
            return visitor.counts.list();
          })
          .toEqual([]);
        const { eggs } = await shop.office.getFlock("1");
        expect(eggs.map(({ counts }) => String(counts.large))).toEqual(COUNTS);
      },
    ),
    { numRuns: 15 },
  );
});
