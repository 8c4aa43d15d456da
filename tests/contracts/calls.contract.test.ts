import { describe, expect, test } from "vitest";
import type { Topic } from "#ports/change-feed.ts";
import { addEveryA, READS, WRITES } from "#tests/support/every-call.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { newsOf, PLACES } from "#tests/support/stores.ts";

describe.each(PLACES)("every call of a repository in %s", (_name, freshPlace) => {
  test("answers with a promise and never throws instead", async () => {
    const { shop, visitor } = freshPlace().openTab();
    const records = { ...shop.records, ...visitor.records };
    for (const { name, call } of [...READS, ...WRITES]) {
      const answer = call(records);
      expect(answer, name).toBeInstanceOf(Promise);
      await answer;
    }
  });

  test("that writes is told to others at once where it is no part of a unit of work", async () => {
    const place = freshPlace();
    const [{ shop, visitor }, other] = [place.openTab(), place.openTab()];
    const records = { ...shop.records, ...visitor.records };
    await addEveryA(records);
    for (const { name, call } of WRITES) {
      const heard = await heardWhile(other, () => call(records));
      expect(heard, name).toEqual(newsOf(place, name.split(".")[0] as Topic));
    }
  });

  test("that reads tells nobody of anything", async () => {
    const place = freshPlace();
    const [{ shop, visitor }, other] = [place.openTab(), place.openTab()];
    const records = { ...shop.records, ...visitor.records };
    const readAll = async () => {
      for (const { call } of READS) await call(records);
    };
    expect(await heardWhile(other, readAll)).toEqual([]);
  });
});
