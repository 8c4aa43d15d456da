import { expect, test } from "vitest";
import { markedHash } from "#adapters/postgres/owner-password.ts";
import { postgresPasswordCheck } from "#adapters/postgres/password-check.ts";
import { createServerStore } from "#app/server/server-store.ts";
import { CHEAP_HASH } from "#tests/support/credentials.ts";
import { aBrowserOf, aServer, post } from "#tests/support/loop-back.ts";
import { freshPostgres } from "#tests/support/postgres-databases.ts";

const NEW = "hens and eggs";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** A server over a database, with browsers that the owner is logged in with. */
const aServedShop = async () => {
  const { db, close } = await freshPostgres();
  const ofSettings = markedHash(CHEAP_HASH);
  const { app } = aServer({
    serverStore: createServerStore({ db, close }, ofSettings.mark, "of the tests"),
    deps: { passwords: postgresPasswordCheck(db, ofSettings) },
  });
  const aBrowser = async (password = "farmgate", agent = FIREFOX) => {
    const { fetch } = aBrowserOf(app);
    const headers = { "User-Agent": agent };
    await fetch("/api/counter/logIn", post(JSON.stringify([password]), headers));
    const call = async (name: string, ...input: readonly unknown[]) =>
      (await fetch(`/api/office/${name}`, post(JSON.stringify(input)))).json();
    return {
      fetch,
      call,
      change: (current: string, next = NEW, key = "") =>
        fetch(
          "/api/office/changePassword",
          post(JSON.stringify([{ current, next, again: next }]), {
            ...(key && { "Idempotency-Key": key }),
          }),
        ),
      people: async () => {
        const answer = await fetch("/api/office/getPeople");
        return { status: answer.status, body: await answer.json() };
      },
    };
  };
  return { db, aBrowser };
};

test("a changed password logs out other browsers, and lets this one go on", async () => {
  const { aBrowser } = await aServedShop();
  const [here, there] = [await aBrowser(), await aBrowser()];
  expect((await here.people()).body).toMatchObject({
    value: { sessions: [{ device: "Firefox on Linux", isOwn: true }, { isOwn: false }] },
  });
  expect(await (await here.change("farmgate")).json()).toEqual({
    value: { ok: true, value: null },
  });
  expect([(await here.people()).status, (await there.people()).status]).toEqual([200, 401]);
  expect((await (await aBrowser("farmgate")).people()).status).toBe(401);
  expect((await (await aBrowser(NEW)).people()).status).toBe(200);
});

test("a change that is sent again is answered as the first time, and its words are kept nowhere", async () => {
  const { db, aBrowser } = await aServedShop();
  const { change } = await aBrowser();
  for (let time = 0; time < 2; time += 1)
    expect(await (await change("farmgate", NEW, "the-same-key")).json()).toMatchObject({
      value: { ok: true },
    });
  const kept = JSON.stringify([
    await db.selectFrom("answer").selectAll().execute(),
    await db.selectFrom("owner_password").selectAll().execute(),
    await db.selectFrom("session").selectAll().execute(),
  ]);
  expect(kept).not.toMatch(/hens and eggs|farmgate/);
});

test("guesses at the current password are counted as those of a login", async () => {
  const { aBrowser } = await aServedShop();
  const { change } = await aBrowser();
  for (let time = 0; time < 5; time += 1)
    expect(await (await change(`wrong ${time}`)).json()).toMatchObject({
      value: { refusal: { kind: "wrong-password" } },
    });
  const waiting = await change("farmgate");
  expect([waiting.status, waiting.headers.get("Retry-After")]).toEqual([429, "60"]);
});

test("a browser that another has logged out learns it at its next call", async () => {
  const { aBrowser } = await aServedShop();
  const [here, there] = [await aBrowser(), await aBrowser("farmgate", "curl/8")];
  const { value } = (await here.people()).body as {
    value: { sessions: readonly { id: string; device: string }[] };
  };
  expect(value.sessions[1]).toMatchObject({ device: "" });
  await here.call("endSession", value.sessions[1]?.id);
  expect((await there.people()).status).toBe(401);
  const third = await aBrowser();
  await here.call("endOtherSessions");
  expect([(await third.people()).status, (await here.people()).status]).toEqual([401, 200]);
});

test("the id of a session opens nothing", async () => {
  const { aBrowser } = await aServedShop();
  const { people, fetch } = await aBrowser();
  const { value } = (await people()).body as { value: { sessions: readonly { id: string }[] } };
  const Cookie = `farmgate=${value.sessions[0]?.id}`;
  expect((await fetch("/api/office/getPeople")).status).toBe(200);
  const { app } = aServer();
  expect((await app.request("/api/office/getPeople", { headers: { Cookie } })).status).toBe(401);
});
