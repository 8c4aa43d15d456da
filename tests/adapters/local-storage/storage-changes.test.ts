import { expect, test } from "vitest";
import { storageChanges } from "#adapters/local-storage/storage-changes.ts";
import { fakeStorage } from "#tests/support/fake-storage.ts";

const aFeed = () => {
  const events = new EventTarget();
  const heard: string[] = [];
  const { subscribe } = storageChanges(events, fakeStorage(), ["prices", "inventory"]);
  const stop = subscribe((topic) => void heard.push(topic));
  const show = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  return { heard, stop, show };
};

test("storageChanges emits every topic for a page that the Back button has restored", () => {
  const { heard, show, stop } = aFeed();
  show(false);
  expect(heard).toEqual([]);
  show(true);
  expect(heard).toEqual(["prices", "inventory"]);
  stop();
  show(true);
  expect(heard).toHaveLength(2);
});
