import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { aFarmIn, aWholeShop, tried } from "#tests/support/every-command.ts";
import { isAgainstIt } from "#tests/support/kept-refusals.ts";
import { TEST_STORES } from "#tests/support/stores.ts";
import { watched } from "#tests/support/watched-store.ts";
import { seconds } from "../../tools/lib/slowness.ts";

/** By why they never refuse, whatever they are told. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  "what is gone already, or was never there, may go": [
    "counter.cancelPayment",
    "counter.logOut",
    "office.deleteCost",
    "office.deleteEggs",
    "office.deletePost",
    "office.settleSamples",
    "office.removeCustomer",
    "office.removeHelper",
    "office.endSession",
    "office.endOtherSessions",
    "office.closeBook",
    "visitor.clearCart",
    "visitor.forgetEmail",
    "buyer.cancelPayment",
    "buyer.forgetPayment",
    "author.discardDraft",
    "author.removePost",
    "packer.forgetTakenAlong",
    "eggCounter.forgetOwnCounts",
  ],
  "it does not reveal whether an address has ordered": ["counter.requestOrderLink"],
  "it answers for each order by itself": ["office.setOrderStatuses", "office.swapPacks"],
  "it is a note of what this browser has seen, chosen or made": [
    "office.hideSetup",
    "author.collapseSidebar",
    "author.noteBackup",
    "author.startDraft",
    "author.keepDraft",
    "author.persistStorage",
    "packer.keepPage",
    "packer.notePrinted",
    "packer.chooseLabelKind",
    "packer.takeAlong",
    "eggCounter.keepPage",
    "buyer.noteThanks",
    "eggCounter.noteFlock",
  ],
  "what can't be had is left out, and told": ["buyer.orderAgain", "visitor.mendCart"],
  "what waits is told by its line": [
    "buyer.recoverPayments",
    "ticks.add",
    "ticks.tryAgain",
    "ticks.sendAll",
    "counts.add",
    "counts.tryAgain",
    "counts.sendAll",
  ],
};

describe.each(TEST_STORES)("in %s", (_name, freshTestStore) => {
  test("whatever odd input a command refuses, nothing is written", {
    timeout: seconds(240),
  }, async () => {
    const stores = aFarmIn(freshTestStore());
    const [shop, visitor] = [watched(stores.shop), watched(stores.visitor)];
    const { commands, people } = await aWholeShop({
      ...stores,
      shop: shop.store,
      visitor: visitor.store,
    });
    const [wrote, seen] = [new Set<string>(), new Set<string>()];
    let before = await people();
    for await (const { name, refusal } of tried(commands, 6)) {
      const after = await people();
      const has = [shop.hasWritten(), visitor.hasWritten(), !isDeepStrictEqual(after, before)];
      if (isAgainstIt(name, refusal, has.includes(true))) wrote.add(`${name}: ${refusal?.kind}`);
      if (refusal) seen.add(name);
      before = after;
    }
    expect([...wrote]).toEqual([]);
    const never = commands.map(({ name }) => name).filter((name) => !seen.has(name));
    expect(never.toSorted()).toEqual(Object.values(NEVER).flat().toSorted());
  });
});
