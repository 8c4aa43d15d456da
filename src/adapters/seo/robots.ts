import { ADMIN_ROUTES } from "#core/admin-routes.ts";

/** What search engines are asked to leave alone, and where they find the rest. */
export const robotsTxt = (publicOrigin: string | null): string =>
  [
    "User-agent: *",
    `Disallow: ${ADMIN_ROUTES.dashboard}`,
    ...(publicOrigin === null ? [] : ["", `Sitemap: ${publicOrigin}/sitemap.xml`]),
    "",
  ].join("\n");
