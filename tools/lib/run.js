import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

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
 * The same beside what else is run. What it says is kept for the end where it would fall into another's words.
 * @param {string} command
 * @param {string[]} args
 * @param {"inherit" | "pipe"} [output]
 */
export const runBeside = async (command, args, output = "inherit") => {
  const child = spawn(command, args, {
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part) => {
      said += part;
    });
  const [code] = await once(child, "close");
  return { succeeded: code === 0, said };
};
