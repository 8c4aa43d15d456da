import { fork } from "node:child_process";
import { once } from "node:events";

/**
 * What `npm run benchmark` measures of the admin area.
 * @param {readonly string[]} options
 * @returns {Promise<readonly import("./figures.js").Figure[]>}
 */
export const adminFigures = async (options) => {
  const child = fork("tools/bench/admin.js", options, {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const found = Promise.race([once(child, "message"), once(child, "close")]);
  const [figures] = await found;
  if (!Array.isArray(figures)) throw new Error("The admin area was not measured.");
  return figures;
};
