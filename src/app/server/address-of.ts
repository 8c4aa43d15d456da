import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { Settings } from "#adapters/node/settings.ts";

/** Of a caller. Behind a proxy only the last address that it was sent with is the proxy's own word: anybody may send others. */
export const addressOf =
  ({ trustProxy }: Pick<Settings, "trustProxy">) =>
  (c: Context): string => {
    const forwarded = trustProxy ? c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : "";
    return forwarded || (getConnInfo(c).remote.address ?? "unknown");
  };
