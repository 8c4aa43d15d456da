import { expect, test } from "vitest";
import { deviceOf } from "#adapters/hono/device-of.ts";

const MOZILLA = "Mozilla/5.0";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

test.each([
  ["Chrome on Android", `${MOZILLA} (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`],
  ["Chrome on Windows", `${MOZILLA} (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  ["Edge on Windows", `${MOZILLA} (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/142.0.0.0`],
  [
    "Samsung Internet on Android",
    `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136.0 Safari/537.36`,
  ],
  ["Firefox on Linux", `${MOZILLA} (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0`],
  [
    "Safari on an iPhone",
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1`,
  ],
  [
    "Chrome on an iPhone",
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    "Safari on a Mac",
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15`,
  ],
  ["Chrome on a Chromebook", `${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`],
  ["Firefox", "Firefox/1.0"],
  ["A browser on Windows", "Something (Windows NT 10.0)"],
  ["", ""],
  ["", "curl/8.5.0"],
  ["", "<script>alert(1)</script>"],
])("deviceOf says %j of %j", (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test("deviceOf reads no more than the beginning of a long one", () => {
  expect(deviceOf(`${"x".repeat(1_000_000)} Firefox/145.0`)).toBe("");
});
