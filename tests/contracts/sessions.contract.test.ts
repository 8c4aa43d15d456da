import { describe, expect, test } from "vitest";
import { OWNER } from "#core/session/person.ts";
import { OWNERS } from "#tests/support/credentials.ts";
import { heardWhile } from "#tests/support/hearing.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

describe.each(TEST_STORES)("the session in %s", (_name, freshTestStore) => {
  test("is not open at first", async () => {
    expect(await freshTestStore().openTab().sessions.person()).toBeNull();
  });

  test("is open for every tab until it is closed", async () => {
    const testStore = freshTestStore();
    const [{ sessions }, other] = [testStore.openTab(), testStore.openTab()];
    await sessions.open(OWNERS);
    expect(await sessions.person()).toEqual(OWNER);
    expect(await other.sessions.person()).toEqual(OWNER);
    await other.sessions.close();
    expect(await sessions.person()).toBeNull();
    expect(await testStore.openTab().sessions.person()).toBeNull();
    await sessions.open(OWNERS);
    expect(await other.sessions.person()).toEqual(OWNER);
  });

  test("notifies other tabs when it opens and when it closes, and not the tab that did it", async () => {
    const testStore = freshTestStore();
    const [tab, other] = [testStore.openTab(), testStore.openTab()];
    expect(await heardWhile(other, () => tab.sessions.open(OWNERS))).toEqual(["session"]);
    expect(await heardWhile(other, () => tab.sessions.close())).toEqual(["session"]);
    expect(await heardWhile(tab, () => tab.sessions.open(OWNERS))).toEqual([]);
    expect(await heardWhile(tab, () => tab.sessions.close())).toEqual([]);
  });

  test("notifies no tab when it is opened or closed and was so before", async () => {
    const testStore = freshTestStore();
    const [{ sessions }, other] = [testStore.openTab(), testStore.openTab()];
    expect(await heardWhile(other, () => sessions.close())).toEqual([]);
    await sessions.open(OWNERS);
    expect(await heardWhile(other, () => sessions.open(OWNERS))).toEqual([]);
    expect(await sessions.person()).toEqual(OWNER);
  });

  test("always answers with promises", async () => {
    const { sessions } = freshTestStore().openTab();
    for (const answer of [sessions.person(), sessions.open(OWNERS), sessions.close()]) {
      expect(answer).toBeInstanceOf(Promise);
      await answer;
    }
  });
});
