import { expect, test } from "vitest";
import { remembered } from "#adapters/farm-json/remembered.ts";

const longOnes = () => {
  const asked: (readonly string[])[] = [];
  const long = remembered((words: readonly string[]) => {
    asked.push(words);
    return words.filter(({ length }) => length > 3).map((word) => ({ word }));
  });
  return { long, asked };
};

test("remembered reckons once of a list, and anew of another", () => {
  const { long, asked } = longOnes();
  const [words, others] = [
    ["egg", "hen house"],
    ["egg", "hen"],
  ];
  expect([long(words), long(words)]).toEqual([[{ word: "hen house" }], [{ word: "hen house" }]]);
  expect(long(others)).toEqual([]);
  expect(asked).toEqual([words, others]);
});

test("remembered hands out the caller's own lists of frozen records", () => {
  const { long } = longOnes();
  const words = ["hen house"];
  (long(words) as unknown[]).push("spoilt");
  expect(long(words)).toEqual([{ word: "hen house" }]);
  expect(Object.isFrozen(long(words)[0])).toBe(true);
});
