import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { freePort } from "./postgres-server.js";

/**
 * The first start of a built server in an empty folder, and its end by a signal: what stays is the database of
 * a shop that has just opened. Answers whether both went well.
 * @param {string} server
 * @param {string} folder
 */
export const startFirst = async (server, folder) => {
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, PORT: String(await freePort()), FARMGATE_DATA: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (line.includes('"listening"')) child.kill("SIGTERM");
  });
  const [code] = await once(child, "exit");
  return code === 0;
};
