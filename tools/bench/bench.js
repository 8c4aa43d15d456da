import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { run } from "../lib/run.js";
import { adminFigures } from "./admin-figures.js";
import { tables, toTenths } from "./figures.js";
import { openChromium, startSharedShop, startStaticSite } from "./homes.js";
import { lighthouseOf } from "./lighthouse.js";
import { badgeOf, linksOf } from "./presses.js";
import { startOf } from "./start.js";

const LATEST = "tools/bench/latest.json";
const FIGURES = "docs/figures.md";
const TABLES = /(?<=<!-- bench -->\n)[\s\S]*(?=<!-- \/bench -->)/;

const [, wanted] = /--rounds[= ](\d+)/.exec(process.argv.join(" ")) ?? [];
const LIGHTHOUSE_ROUNDS = Number(wanted ?? 3);
const ROUNDS = Number(wanted ?? 5);

/** @typedef {import("./figures.js").Figure} Figure */
/** @typedef {import("./lighthouse.js").Finding} Finding */

const loadNow = () => toTenths(loadavg()[0] ?? 0);

/** @param {() => Promise<import("./homes.js").Home>} start */
const benchHome = async (start) => {
  const home = await start();
  const { browser } = await openChromium();
  try {
    console.error(`${home.name}: Lighthouse…`);
    const { figures, findings } = await lighthouseOf(home, LIGHTHOUSE_ROUNDS);
    console.error(`${home.name}: presses…`);
    const others = [
      ...(await badgeOf(home, browser, ROUNDS)),
      ...(await linksOf(home, browser, ROUNDS)),
      ...(await startOf(home, browser, ROUNDS)),
    ];
    return { figures: [...figures, ...others], findings, chromium: browser.version() };
  } finally {
    await browser.close();
    await home.stop();
  }
};

/** @param {{ date: string, machine: Record<string, unknown>, rounds: Record<string, number>, figures: Figure[] }} latest */
const told = ({
  rounds,
  date,
  machine,
  figures,
}) => `${date}, ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGB} GB, Node ${machine.node}, Chromium ${machine.chromium}; the machine had a load of ${machine.loadBefore} before and ${machine.loadAfter} after. Each time is the median of ${rounds.lighthouse} (Lighthouse) or ${rounds.others} rounds; what breaks its limit is bold.

${tables(figures)}
`;

const bench = async () => {
  const loadBefore = loadNow();
  const site = await benchHome(startStaticSite);
  const shared = await benchHome(startSharedShop);
  console.error("Admin area…");
  const admin = await adminFigures([]);
  const growth = process.argv.includes("--growth") ? await adminFigures(["--growth"]) : [];
  const [processor] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: {
      cpu: processor?.model.trim(),
      cores: cpus().length,
      memoryGB: Math.round(totalmem() / 1e9),
      node: process.version,
      chromium: site.chromium,
      loadBefore,
      loadAfter: loadNow(),
    },
    rounds: { lighthouse: LIGHTHOUSE_ROUNDS, others: ROUNDS },
    figures: [...site.figures, ...shared.figures, ...admin, ...growth],
    findings: [...site.findings, ...shared.findings],
  };
};

if (run("node", ["scripts/build.js"])) {
  const latest = await bench();
  const text = told(latest);
  console.log(text);
  for (const { home, page, audit, score, where } of latest.findings)
    console.log(`${home} ${page}: ${audit} ${score} ${where}`);
  writeFileSync(LATEST, JSON.stringify(latest, null, 2));
  run("npx", ["biome", "format", "--write", "--log-level=error", LATEST]);
  writeFileSync(
    FIGURES,
    readFileSync(FIGURES, "utf8").replace(TABLES, () => `\n${text}\n`),
  );
  if (latest.figures.some(({ holds }) => !holds)) process.exitCode = 1;
} else process.exitCode = 1;
