import { spawnSync } from "node:child_process";

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
