import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

const fileUnder = (folder: string, path: string): string | undefined =>
  ["", ".html", "/index.html"]
    .map((ending) => join(folder, path + ending))
    .find((file) => existsSync(file) && statSync(file).isFile());

/** A static host of a built site, which can be closed at once. Another folder may hold the site by the next request. */
export const hostSite = async (
  site: string | (() => string),
  port: number,
): Promise<{ close(): Promise<void> }> => {
  const host: Server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const folder = typeof site === "string" ? site : site();
    const found = fileUnder(folder, pathname);
    const file = found ?? join(folder, "404.html");
    response.writeHead(found ? 200 : 404, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Cache-Control": "no-cache",
    });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    host.listen(port, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        host.close(() => resolve());
        host.closeAllConnections();
      }),
  };
};
