import { describe, expect, test } from "vitest";
import { heardWhile } from "#tests/support/hearing.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

describe.each(TEST_STORES)("the session in %s", (_name, freshTestStore) => {
  test("is not open at first", async () => {
    expect(await freshTestStore().openTab().sessions.isOpen()).toBe(false);
  });

  test("is open for every tab until it is closed", async () => {
    const testStore = freshTestStore();
    const [{ sessions }, other] = [testStore.openTab(), testStore.openTab()];
    await sessions.open();
    expect(await sessions.isOpen()).toBe(true);
    expect(await other.sessions.isOpen()).toBe(true);
    await other.sessions.close();
    expect(await sessions.isOpen()).toBe(false);
    expect(await testStore.openTab().sessions.isOpen()).toBe(false);
    await sessions.open();
    expect(await other.sessions.isOpen()).toBe(true);
  });

  test("notifies other tabs when it opens and when it closes, and not the tab that did it", async () => {
    const testStore = freshTestStore();
    const [tab, other] = [testStore.openTab(), testStore.openTab()];
    expect(await heardWhile(other, () => tab.sessions.open())).toEqual(["session"]);
    expect(await heardWhile(other, () => tab.sessions.close())).toEqual(["session"]);
    expect(await heardWhile(tab, () => tab.sessions.open())).toEqual([]);
    expect(await heardWhile(tab, () => tab.sessions.close())).toEqual([]);
  });

  test("notifies no tab when it is opened or closed and was so before", async () => {
    const testStore = freshTestStore();
    const [{ sessions }, other] = [testStore.openTab(), testStore.openTab()];
    expect(await heardWhile(other, () => sessions.close())).toEqual([]);
    await sessions.open();
    expect(await heardWhile(other, () => sessions.open())).toEqual([]);
    expect(await sessions.isOpen()).toBe(true);
  });

  test("always answers with promises", async () => {
    const { sessions } = freshTestStore().openTab();
    for (const answer of [sessions.isOpen(), sessions.open(), sessions.close()]) {
      expect(answer).toBeInstanceOf(Promise);
      await answer;
    }
  });
});
