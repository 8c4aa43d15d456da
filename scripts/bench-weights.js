import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { stylesIn } from "./site-weights.js";

/**
 * Bytes of a file as it travels, gzipped, to a browser that takes nothing better.
 * @param {string} url
 * @returns {Promise<number>}
 */
const gzippedBytes = (url) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers: { "Accept-Encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (part) => {
        bytes += part.length;
      });
      response.on("end", () => resolve(bytes));
    });
    sent.on("error", reject);
    sent.end();
  });

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
 * What a first visit to a page loads, in bytes. Styles that stand in its HTML are weighed by themselves.
 * @param {import("lighthouse").Result} result
 */
export const weigh = async (result) => {
  const files = await Promise.all(
    requestsIn(result).map(async ({ url, type }) => ({ type, bytes: await gzippedBytes(url) })),
  );
  /** @param {string} wanted */
  const sumOf = (wanted) =>
    files.reduce((sum, { type, bytes }) => sum + (type === wanted ? bytes : 0), 0);
  const page = await (await fetch(result.finalDisplayedUrl)).text();
  return {
    scripts: sumOf("Script"),
    styles: gzipSync(stylesIn(page)).length + sumOf("Stylesheet"),
    whole: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
};
