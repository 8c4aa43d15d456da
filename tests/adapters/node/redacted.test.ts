import { expect, test } from "vitest";
import { redacted } from "#adapters/node/redacted.ts";

const SHORT = 500;
const LONG = 4_000;
const TRIES = 40;

const timeOf = (text: string): number => {
  const began = performance.now();
  redacted(text);
  return performance.now() - began;
};

/** What another program does meanwhile only adds to a time: the least of many is the work's own. */
const leastOf = (text: string): number =>
  Math.min(...Array.from({ length: TRIES }, () => timeOf(text)));

const HOSTILE = [
  "a.a.",
  "a.",
  "a-",
  "x",
  "/",
  "//",
  "a://",
  "/a",
  "@",
  "a@",
  "%40",
  "token ",
  "token=",
  "Basic ",
  "Basic",
  "scrypt:",
  " ",
  "-",
  "a b",
  "é",
];

test.each(HOSTILE)("redacted takes at most some eight times as long for eight times %j", (part) => {
  const textOf = (length: number) => part.repeat(length).slice(0, length);
  expect(leastOf(textOf(LONG))).toBeLessThan(24 * leastOf(textOf(SHORT)) + 0.2);
});

test.each(["password", "Basic", "a://", "x?", "/"])(
  "redacted takes no longer for %j before many spaces or signs",
  (start) => {
    for (const filling of [" ", "=", "a", ".", "a."]) {
      const textOf = (length: number) => start + filling.repeat(length).slice(start.length, length);
      expect(leastOf(textOf(LONG))).toBeLessThan(24 * leastOf(textOf(SHORT)) + 0.2);
    }
  },
);
