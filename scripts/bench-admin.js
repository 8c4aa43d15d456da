import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { figuresOf } from "./bench-figures.js";

const HEADING = /^(\D[^:(]*?)(?: \(limit (\d+)\))?:$/;
const TIME = /^ *(?<ms>\d+) {2}(?<name>\S.*?)(?<over> {2}over the limit)?$/;
const GROWN = / {2}(?<times>\d+\.\d+) {2}(?<name>.+)$/;

const figure = figuresOf("Admin area of ten thousand orders at a 4× CPU slowdown, static site");

/** @param {string} line */
const headingIn = (line) => {
  const [, kind, limit = Number.POSITIVE_INFINITY] = HEADING.exec(line) ?? [];
  return kind === undefined ? null : { kind, limit: Number(limit) };
};

/**
 * @param {string} line
 * @param {{ kind: string, limit: number }} under
 */
const timeIn = (line, { kind, limit }) => {
  const { ms, name = "", over } = TIME.exec(line)?.groups ?? {};
  if (!ms) return [];
  // What is over a limit and isn't called so has none of its own.
  const isLimited = Number.isFinite(limit) && (Number(ms) <= limit || over);
  return [figure(name, `${kind}, ms`, Number(ms), isLimited ? { atMost: limit } : {})];
};

/** @param {string} line */
const growthIn = (line) => {
  const { times, name = "" } = GROWN.exec(line)?.groups ?? {};
  return times ? [figure(name, "growth, of what is linear", Number(times), { atMost: 1 })] : [];
};

/**
 * What `npm run benchmark` measures of the admin area, read from what it prints.
 * @param {readonly string[]} lines
 */
const figuresIn = (lines) => {
  let under = { kind: "", limit: Number.POSITIVE_INFINITY };
  return lines.flatMap((line) => {
    under = headingIn(line) ?? under;
    return [...timeIn(line, under), ...growthIn(line)];
  });
};

/** @param {readonly string[]} options */
export const adminFigures = async (options) => {
  const child = spawn(process.execPath, ["scripts/benchmark.js", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = /** @type {string[]} */ ([]);
  createInterface({ input: child.stdout }).on("line", (line) => lines.push(line));
  await once(child, "close");
  const figures = figuresIn(lines);
  if (figures.length === 0) throw new Error("The admin area was not measured.");
  return figures;
};
