import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";

/**
 * Runs a command in the foreground and answers whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export const run = (command, args, env = {}) => {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  return status === 0;
};

/**
 * The same beside what else is run, with all that it says in a file.
 * @param {string} command
 * @param {string[]} args
 * @param {string} file
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runBeside = async (command, args, file, env = {}) => {
  const said = openSync(file, "w");
  const child = spawn(command, args, {
    stdio: ["ignore", said, said],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  const [code] = await once(child, "close");
  closeSync(said);
  return code === 0;
};
