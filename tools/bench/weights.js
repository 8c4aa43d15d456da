import { gzipSync } from "node:zlib";
import { scriptsIn, stylesIn } from "./site-weights.js";

/**
 * Bytes of a file, gzipped where that makes it smaller.
 * @param {string} url
 */
const gzippedBytes = async (url) => {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
};

/**
 * What a page goes on listening to has no end, and no weight.
 * @param {import("lighthouse").Result} result
 */
const requestsIn = ({ audits }) => {
  const details = audits["network-requests"]?.details;
  const items = details?.type === "table" ? details.items : [];
  return items
    .map(({ url, resourceType }) => ({ url: String(url), type: String(resourceType) }))
    .filter(({ url, type }) => url.startsWith("http") && type !== "EventSource");
};

/**
 * What a first visit to a page loads, in bytes: the scripts that the page begins with, those that it fetches once it
 * stands, its styles (those in its HTML by themselves), and all of it, pictures too.
 * @param {import("lighthouse").Result} result
 */
export const weigh = async (result) => {
  const page = await (await fetch(result.finalDisplayedUrl)).text();
  const first = new Set(scriptsIn(page));
  const files = await Promise.all(
    requestsIn(result).map(async ({ url, type }) => ({
      type: type === "Script" && !first.has(new URL(url).pathname) ? "Later" : type,
      bytes: await gzippedBytes(url),
    })),
  );
  /** @param {string} wanted */
  const sumOf = (wanted) =>
    files.reduce((sum, { type, bytes }) => sum + (type === wanted ? bytes : 0), 0);
  return {
    scripts: sumOf("Script"),
    later: sumOf("Later"),
    styles: gzipSync(stylesIn(page)).length + sumOf("Stylesheet"),
    whole: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};
