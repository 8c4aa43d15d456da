import { readFileSync } from "node:fs";
import { runTool } from "../tools/lib/server-tool.js";

/** @type {{ engines: { node: string } }} */
const { engines } = JSON.parse(readFileSync("package.json", "utf8"));

/** @param {string} version */
const numbersOf = (version) => version.replace(/^\D*/, "").split(".").map(Number);

const [major = 0, minor = 0] = numbersOf(process.versions.node);
const [leastMajor = 0, leastMinor = 0] = numbersOf(engines.node);

// What is built would stumble over an older Node before it could say so.
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.log(`stop  Node is ${process.versions.node}: the shop needs ${engines.node}.`);
  process.exitCode = 1;
} else {
  runTool("doctor");
}
