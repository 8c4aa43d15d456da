import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Settings } from "#adapters/node/settings.ts";

/** Behind a proxy only the last address is the proxy's own word: a caller can send any others. */
export const addressOf =
  ({ trustProxy }: Pick<Settings, "trustProxy">) =>
  (c: Context): string => {
    const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : "";
    return forwarded || (getConnInfo(c).remote.address ?? "unknown");
  };
