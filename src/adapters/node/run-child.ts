import type { ChildProcess, spawn } from "node:child_process";

export const runChild = (
  deps: { readonly spawn: typeof spawn; readonly execPath: string },
  args: readonly string[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = deps.spawn(deps.execPath, [...args], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`A child process ended with ${signal ?? code}.`));
    });
  });
