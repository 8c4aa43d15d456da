import { once } from "node:events";
import { createServer } from "node:http";
import type { TestProject } from "vitest/node";
import { memoized } from "#tests/support/memoized.ts";
import { pgliteDump } from "#tests/support/pglite-dump.ts";
import { startPostgres } from "../../tools/lib/postgres-server.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** A port of this machine that makes a database on request, once in a test run. */
    databases: number;
  }
}

/** Databases for a test run, each made when a test file first asks for it. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const begun: (() => Promise<void>)[] = [];
  const postgres = memoized(async () => {
    const url = process.env.TEST_DATABASE_URL;
    if (url) return url;
    const server = await startPostgres();
    begun.push(server.stop);
    return server.url;
  });
  const WAYS: Readonly<Record<string, () => Promise<string>>> = {
    "/postgres": postgres,
    "/pglite": memoized(pgliteDump),
  };
  const server = createServer(async (request, response) => {
    try {
      response.end(await WAYS[request.url ?? ""]?.());
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address !== null && typeof address !== "string") project.provide("databases", address.port);
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const stop of begun) await stop();
  };
};
