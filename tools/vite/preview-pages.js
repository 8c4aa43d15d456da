import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import compression from "compression";

/** Paths that lead somewhere, and have no file of their own. */
const WITHOUT_FILE = /^\/(?:admin|our-chickens)(?:\/|$)/;

/**
 * Answers as a static host does: with the page in 404.html, of which the script draws what belongs to the path.
 * @returns {import("vite").Plugin}
 */
export const previewPages = () => ({
  name: "preview-pages",
  configurePreviewServer: ({ config, middlewares }) => {
    const page = resolve(config.root, config.build.outDir, "404.html");
    // Its types know Express alone.
    middlewares.use(
      /** @type {import("vite").Connect.NextHandleFunction} */ (
        /** @type {unknown} */ (compression({ level: 9 }))
      ),
    );
    return () =>
      middlewares.use((request, response, next) => {
        const { url = "/", headers } = request;
        const { pathname } = new URL(url, "http://localhost");
        if (pathname.endsWith(".html") || !headers.accept?.includes("text/html")) return next();
        response.statusCode = WITHOUT_FILE.test(pathname) ? 200 : 404;
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(readFileSync(page));
      });
  },
});
