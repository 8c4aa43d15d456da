import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { storageRoom } from "#adapters/local-storage/storage-room.ts";

const MOST = 5_200_000;

describe("storageRoom", () => {
  test("counts the characters of keys and values", async () => {
    const { localStorage: storage } = new JSDOM("", { url: "http://localhost/" }).window;
    const { fill } = storageRoom({ storage, manager: undefined });
    expect(await fill()).toEqual({ used: 0, most: MOST });
    storage.setItem("cart", "[]");
    storage.setItem("orders", "[1]");
    expect(await fill()).toEqual({ used: 4 + 2 + 6 + 3, most: MOST });
  });

  test("is empty where there is no storage", async () => {
    const { fill } = storageRoom({ storage: null, manager: undefined });
    expect(await fill()).toEqual({ used: 0, most: MOST });
  });

  test("is persistent where the browser says so once it was asked", async () => {
    let isKept = false;
    const manager = {
      persisted: async () => isKept,
      persist: async () => {
        isKept = true;
        return true;
      },
    };
    const { isPersistent, persist } = storageRoom({ storage: null, manager });
    expect(await isPersistent()).toBe(false);
    expect(await persist()).toBe(true);
    expect(await isPersistent()).toBe(true);
  });

  test("has no persistence where the page is not secure", async () => {
    const { isPersistent, persist } = storageRoom({ storage: null, manager: undefined });
    expect(await isPersistent()).toBeNull();
    expect(await persist()).toBe(false);
  });
});
