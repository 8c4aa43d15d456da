import { describe, expect, test } from "vitest";
import type { Topic } from "#ports/change-feed.ts";
import { addEveryA, READS, WRITES } from "#tests/support/every-call.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { newsOf, TEST_STORES } from "#tests/support/stores.ts";

describe.each(TEST_STORES)("every call of a repository in %s", (_name, freshTestStore) => {
  test("answers with a promise and never throws instead", async () => {
    const { shop, visitor } = freshTestStore().openTab();
    const records = { ...shop.records, ...visitor.records };
    for (const { name, call } of [...READS, ...WRITES]) {
      const answer = call(records);
      expect(answer, name).toBeInstanceOf(Promise);
      await answer;
    }
  });

  test("that writes notifies other tabs at once where it is no part of a unit of work", async () => {
    const testStore = freshTestStore();
    const [{ shop, visitor }, other] = [testStore.openTab(), testStore.openTab()];
    const records = { ...shop.records, ...visitor.records };
    await addEveryA(records);
    for (const { name, call } of WRITES) {
      const heard = await heardWhile(other, () => call(records));
      expect(heard, name).toEqual(newsOf(testStore, name.split(".")[0] as Topic));
    }
  });

  test("that reads notifies no tab", async () => {
    const testStore = freshTestStore();
    const [{ shop, visitor }, other] = [testStore.openTab(), testStore.openTab()];
    const records = { ...shop.records, ...visitor.records };
    const readAll = async () => {
      for (const { call } of READS) await call(records);
    };
    expect(await heardWhile(other, readAll)).toEqual([]);
  });
});
