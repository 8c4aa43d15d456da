import { pathToFileURL } from "node:url";
import { run } from "./run.js";

/**
 * Builds the site and the server, and writes the site's pages.
 * @param {string} site
 * @param {string} server
 * @param {Record<string, string>} [env]
 */
export const buildShop = (site, server, env = {}) => {
  /** @param {string[]} more */
  const vite = (...more) => run("npx", ["vite", "build", "--logLevel", "warn", ...more], env);
  return (
    vite("--outDir", site) &&
    vite("--outDir", server, "--config", "vite.server.config.ts") &&
    run("node", [`${server}/static-site.js`, site], env)
  );
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = buildShop("dist", "dist-server") ? 0 : 1;
