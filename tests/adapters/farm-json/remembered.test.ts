import { expect, test } from "vitest";
import { remembered } from "#adapters/farm-json/remembered.ts";

test("remembered reckons once of a list, and anew of another", () => {
  let times = 0;
  const longest = remembered((words: readonly string[]) => {
    times += 1;
    return words.toSorted((a, b) => b.length - a.length)[0];
  });
  const words = ["egg", "hen house"];
  expect([longest(words), longest(words)]).toEqual(["hen house", "hen house"]);
  expect(times).toBe(1);
  expect(longest(["egg", "hen"])).toBe("egg");
  expect(times).toBe(2);
});
