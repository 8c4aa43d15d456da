import lighthouse from "lighthouse";
import { figuresOf, median } from "./figures.js";
import { openChromium } from "./homes.js";
import { weigh } from "./weights.js";

/** Every public page that is found by a link. */
export const PAGES = [
  "/",
  "/about",
  "/contact",
  "/our-chickens",
  "/our-chickens/1775203200000",
  "/how-to-find-us",
  "/terms",
  "/privacy",
  "/my-orders",
  "/checkout",
];

/** A page of the shared shop listens for changes as long as it is open: its network is never quiet. */
const TIMEOUT_MS = 8_000;

const CATEGORIES = /** @type {const} */ ({
  performance: "Performance",
  accessibility: "Accessibility",
  "best-practices": "Best practices",
  seo: "SEO",
});

/** Lighthouse's name, what it is called here, with how many digits, its limit, and that of Home. */
const TIMES = /** @type {const} */ ([
  ["first-contentful-paint", "FCP, ms", 0, {}, {}],
  ["largest-contentful-paint", "LCP, ms", 0, { atMost: 1_200 }, { atMost: 1_000 }],
  ["total-blocking-time", "TBT, ms", 0, { atMost: 50 }, { atMost: 50 }],
  ["cumulative-layout-shift", "CLS", 3, { atMost: 0 }, { atMost: 0 }],
]);

/** @typedef {import("lighthouse").Result} Result */
/** @typedef {{ home: string, page: string, audit: string, score: number, where: string }} Finding */

/**
 * In a browser of its own, as on a first visit.
 * @param {string} url
 * @returns {Promise<Result>}
 */
const look = async (url) => {
  const { browser, port } = await openChromium();
  const run = await lighthouse(url, {
    port,
    maxWaitForLoad: TIMEOUT_MS,
    output: "json",
    logLevel: "silent",
  }).finally(() => browser.close());
  if (!run || run.lhr.runtimeError)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "Lighthouse is silent."}`);
  return run.lhr;
};

/** @param {unknown} item */
const placeOf = (item) => {
  const { node, url, source, description } = /** @type {Record<string, any>} */ (item);
  return String(node?.selector ?? url ?? source?.url ?? description ?? "");
};

/**
 * Whatever costs the page some of a score.
 * @param {Result} result
 */
const findingsIn = ({ categories, audits }) => {
  const scored = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return scored.flatMap((audit) => {
    const { score, displayValue = "", details } = audits[audit] ?? { score: null };
    if (score === null || score === 1) return [];
    const items = details && "items" in details ? Object.values(details.items) : [];
    const where = [displayValue, ...items.slice(0, 5).map(placeOf)].filter(Boolean).join("; ");
    return [{ audit, score, where }];
  });
};

/**
 * @param {ReturnType<typeof figuresOf>} figure
 * @param {string} page
 * @param {readonly Result[]} results
 */
const scoresIn = (figure, page, results) =>
  Object.entries(CATEGORIES).map(([id, what]) => {
    const score = median(results.map(({ categories }) => categories[id]?.score ?? 0));
    return figure(page, what, Math.round(score * 100), { atLeast: 100 });
  });

/**
 * @param {ReturnType<typeof figuresOf>} figure
 * @param {string} page
 * @param {readonly Result[]} results
 */
const timesIn = (figure, page, results) =>
  TIMES.map(([id, what, digits, limit, homeLimit]) => {
    const time = median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return figure(page, what, Number(time.toFixed(digits)), page === "/" ? homeLimit : limit);
  });

/**
 * @param {string} home
 * @param {Result} result
 */
const weightsIn = async (home, result) => {
  const figure = figuresOf(`Gzipped, ${home}`);
  const { scripts, later, styles, whole } = await weigh(result);
  return [
    figure("/", "JavaScript, B", scripts, { atMost: 120_000 }),
    figure("/", "what it fetches once it stands, B", later),
    figure("/", "CSS, B", styles, { atMost: 7_000 }),
    figure("/", "whole, with pictures, B", whole, { atMost: 180_000 }),
  ];
};

/**
 * Lighthouse's scores and times of each public page on a telephone, what costs it a score, and what Home weighs.
 * @param {import("./homes.js").Home} home
 * @param {number} rounds
 */
export const lighthouseOf = async ({ name, origin }, rounds) => {
  const figure = figuresOf(`Lighthouse, ${name}`);
  const figures = [];
  const findings = /** @type {Finding[]} */ ([]);
  for (const page of PAGES) {
    console.error(`  ${page}`);
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await look(origin + page));
    figures.push(...scoresIn(figure, page, results), ...timesIn(figure, page, results));
    const [first] = results;
    if (!first) continue;
    findings.push(...findingsIn(first).map((one) => ({ home: name, page, ...one })));
    if (page === "/") figures.push(...(await weightsIn(name, first)));
  }
  return { figures, findings };
};
