import { describe, expect, test } from "vitest";
import { dropAnswersAbout } from "#adapters/postgres/answers-about.ts";
import { ENGINES } from "#tests/support/postgres-databases.ts";

describe.each(ENGINES)("dropAnswersAbout an erased person in %s", (_name, fresh) => {
  test.each([
    ["a@b.uk", { email: "A@B.uk" }, true],
    ["a@b.uk", { text: "Mail to\na@b.uk." }, true],
    ["a@b.uk", { text: "Ada <a@b.uk>, \\ta@b.uk" }, true],
    ["a@b.uk", { "a@b.uk": 1 }, true],
    ["a@b.uk", { email: "nora@b.uk" }, false],
    ["a@b.uk", { email: "a@b.uk.example" }, false],
    ["a@b.uk", { email: "a@bxuk" }, false],
    ['"o"@b.uk', { email: '"O"@b.uk' }, true],
    ["o\\k@b.uk", { email: "o\\k@b.uk" }, true],
    ["PAY-1", { id: "PAY-1-new-order" }, true],
    ["PAY-1", { id: "PAY-12" }, false],
  ])("with the word %s in %j drops the answer: %s", async (word, value, isGone) => {
    const { db } = await fresh();
    await db
      .insertInto("answer")
      .values({
        id: "1",
        input: "",
        holder: "",
        until: "2027-01-01T00:00:00Z",
        body: JSON.stringify({ value }),
      })
      .execute();
    await dropAnswersAbout(db, [word]);
    expect(await db.selectFrom("answer").select("id").execute()).toHaveLength(isGone ? 0 : 1);
  });
});
