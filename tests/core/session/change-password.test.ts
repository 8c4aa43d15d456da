import { describe, expect, test } from "vitest";
import type { TypedPassword } from "#core/session/change-password.ts";
import { isWeakPassword } from "#core/session/weak-password.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { aSession, memoryPeople } from "#tests/support/memory-people.ts";

const NEW = "hens and eggs";

const typed = (change: Partial<TypedPassword> = {}): TypedPassword => ({
  current: "farmgate",
  next: NEW,
  again: NEW,
  ...change,
});

const aSharedOffice = () => {
  const held = memoryPeople(aSession(), aSession({ id: "there", isOwn: false }));
  const { app } = aShop(held);
  return { ...held, shop: app.shop };
};

test("changePassword replaces the password, and ends all sessions but the caller's", async () => {
  const { shop } = aSharedOffice();
  expect(await shop.office.changePassword(typed())).toEqual({ ok: true, value: null });
  expect(await shop.counter.logIn("farmgate")).toMatchObject({ ok: false });
  expect(await shop.counter.logIn(NEW)).toMatchObject({ ok: true });
  expect((await shop.office.getPeople()).sessions.map(({ id }) => id)).toEqual(["here"]);
});

test.each([
  ["wrong-password", { current: "Farmgate" }],
  ["wrong-password", { current: "" }],
  ["different-passwords", { again: "hens and egg" }],
  ["weak-password", { next: "ninesigns", again: "ninesigns" }],
  ["weak-password", { next: "1234567890", again: "1234567890" }],
] as const)("changePassword refuses a %s: %j", async (kind, change) => {
  const { shop } = aSharedOffice();
  const answer = await shop.office.changePassword(typed(change));
  expect(answer).toEqual({ ok: false, refusal: { kind } });
  expect(await shop.counter.logIn("farmgate")).toMatchObject({ ok: true });
  expect((await shop.office.getPeople()).sessions).toHaveLength(2);
});

test("changePassword refuses the password of a moment ago where another was set meanwhile", async () => {
  const { people, passwords } = memoryPeople();
  const { app } = aShop({ people: { ...people, savePassword: async () => false }, passwords });
  expect(await app.shop.office.changePassword(typed())).toMatchObject({
    refusal: { kind: "wrong-password" },
  });
});

describe("in one browser", () => {
  test("changePassword is refused, since the build holds the password", async () => {
    const { app } = aShop();
    expect(await app.shop.office.changePassword(typed())).toEqual({
      ok: false,
      refusal: { kind: "kept-by-the-build" },
    });
  });

  test("getPeople is empty, and there is no session to end", async () => {
    const { office } = aShop().app.shop;
    expect(await office.endSession("here")).toEqual({ ok: true, value: null });
    expect(await office.endOtherSessions()).toEqual({ ok: true, value: null });
    expect(await office.getPeople()).toEqual({ sessions: [], helpers: [] });
  });
});

test("endSession ends one, endOtherSessions all but the caller's", async () => {
  const { shop } = aSharedOffice();
  await shop.office.endSession("there");
  expect((await shop.office.getPeople()).sessions).toEqual([aSession()]);
  const other = aSharedOffice().shop.office;
  await other.endOtherSessions();
  expect((await other.getPeople()).sessions).toEqual([aSession()]);
});

test.each(["", "farmgate", "ninesigns", "🐔🐔🐔🐔🐔", "n\u0303n\u0303n\u0303n\u0303n\u0303"])(
  "isWeakPassword takes %j for one of fewer than ten letters",
  (password) => expect(isWeakPassword(password)).toBe(true),
);

test("isWeakPassword knows the commonest, in whatever letters", () => {
  for (const password of ["qwertyuiop", "1Q2W3E4R5T", "Password123", "1111111111"])
    expect(isWeakPassword(password)).toBe(true);
  for (const password of ["ten letter", "🐔🐔🐔🐔🐔🐔🐔🐔🐔🐔", NEW])
    expect(isWeakPassword(password)).toBe(false);
});
