import { tellUnseen } from "../vite/licences.js";
import { run } from "./run.js";

/**
 * Builds the site and the server beside it, and writes the site's pages.
 * @param {string} site
 * @param {string} server
 */
export const buildShop = (site, server) => {
  /** @param {string[]} more */
  const vite = (...more) => run("npx", ["vite", "build", "--logLevel", "warn", ...more]);
  if (!vite("--outDir", site)) return false;
  tellUnseen(site);
  return (
    vite("--outDir", server, "--config", "vite.server.config.ts") &&
    run("node", [`${server}/static-site.js`, site])
  );
};
