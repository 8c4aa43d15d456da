import { expect, test } from "vitest";
import { jsonLog } from "#adapters/node/json-log.ts";
import { Fault } from "#ports/fault.ts";
import type { Log } from "#ports/log.ts";
import { seconds } from "../../../tools/lib/slowness.ts";

const aLog = () => {
  const lines: string[] = [];
  const log = jsonLog((line) => lines.push(line), { now: () => "2026-11-22T04:00:00.000Z" });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? "null") };
};

test("jsonLog writes an event as one line of JSON: time, level, event, then its fields", () => {
  const { log, lines } = aLog();
  log.info("request", { requestId: "r1", path: "/api", status: 200, ms: 1.5, cached: undefined });
  log.warn("shelf-short", { eggs: 3, note: "two\nlines" });
  expect(lines).toEqual([
    '{"time":"2026-11-22T04:00:00.000Z","level":"info","event":"request","requestId":"r1","path":"/api","status":200,"ms":1.5}\n',
    '{"time":"2026-11-22T04:00:00.000Z","level":"warn","event":"shelf-short","eggs":3,"note":"two\\nlines"}\n',
  ]);
});

test("jsonLog writes an error's message, code, causes and location", () => {
  const { log, last } = aLog();
  const refused = Object.assign(new Error("connect 127.0.0.1:5432"), { code: "ECONNREFUSED" });
  const port: Log = log;
  port.error(new Fault("shop-unreachable", "The database is gone.", { cause: refused }));
  expect(last()).toMatchObject({
    level: "error",
    event: "failed",
    error: "The database is gone. (shop-unreachable) < connect 127.0.0.1:5432 (ECONNREFUSED)",
    code: "shop-unreachable",
  });
  expect(last().at).toContain("json-log.test.ts");
  log.error(new TypeError("no"), "request", { requestId: "r2" });
  expect(last()).toMatchObject({ event: "request", requestId: "r2", error: "no" });
});

test("jsonLog leaves out an error's other fields, and what was thrown that is no error", () => {
  const { log, lines, last } = aLog();
  log.error(
    Object.assign(new Error("taken"), { detail: "Key (anna)", body: "hush-hush", code: 7 }),
  );
  log.error("hush-hush");
  log.error({ message: "hush-hush", body: "hush-hush" });
  expect(last().error).toBe("thrown: object");
  expect(lines.join("")).not.toMatch(/hush|anna/);
});

test("jsonLog writes an error that is its own cause, once", () => {
  const { log, last } = aLog();
  const error = new Error("round");
  error.cause = error;
  log.error(error);
  expect(last().error).toContain("round < round");
});

const REQUEST = "0b8f3c1e-5d2a-4f6b-9c7d-1e2f3a4b5c6d";

const SECRETS: readonly (readonly [text: string, shown: string])[] = [
  ["no order of anna.b+x@mail.example.org, alas", "no order of …@…, alas"],
  ["<anna@localhost>", "<…@…>"],
  ["löwe@höfe.example", "…@…"],
  ["email=anna%40mail.example", "email=…@…"],
  ["to postgres://farm:hush@db.example:5432/eggs", "to postgres://…@db.example:5432/eggs"],
  ["smtp://anna@mail.example:hu@sh@mail:587 is down", "smtp://…@mail:587 is down"],
  ["GET https://api.example/v1/x?token=hush#y now", "GET https://api.example/v1/x?… now"],
  ["/my-orders?key=hush", "/my-orders?…"],
  ["/my-orders#hush", "/my-orders?…"],
  ['{"password":"hush"}', '{"password":…'],
  ["Authorization: hush hush", "Authorization: … hush"],
  ["got Bearer hush.hush", "got Bearer …"],
  ["pbkdf2-sha256:1000:hush:hush is bad", "… is bad"],
  [`session ${"aB3_-".repeat(8)}aB3 ended`, "session … ended"],
  [`request ${REQUEST}`, `request ${REQUEST}`],
  ["order ABCD2345ABCD2345 of 6 eggs: 50 % off?", "order ABCD2345ABCD2345 of 6 eggs: 50 % off?"],
];

test.each(SECRETS)("jsonLog writes %j as %j, in a message and in a field", (text, shown) => {
  const { log, last } = aLog();
  log.error(new Error(text), "failed", { what: text });
  expect(last()).toMatchObject({ error: shown, what: shown });
});

test("jsonLog cuts a long text, quickly", () => {
  const { log, last } = aLog();
  const began = performance.now();
  log.info("odd", { text: "a b".repeat(500_000), run: "x.y-".repeat(500_000) });
  expect(last().text).toHaveLength(1_000);
  expect(performance.now() - began).toBeLessThan(seconds(1));
});
