import { spawn } from "node:child_process";
import { run } from "../tools/lib/run.js";

const isBuilt = process.argv.includes("--no-build") || run("node", ["scripts/build.js"]);

if (!isBuilt) process.exit(1);
const server = spawn(process.execPath, ["dist-server/server.js"], { stdio: "inherit" });
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
