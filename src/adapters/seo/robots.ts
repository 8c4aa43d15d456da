import { ADMIN_ROUTES } from "#core/admin-routes.ts";

export const robotsTxt = (publicOrigin: string | null): string =>
  [
    "User-agent: *",
    `Disallow: ${ADMIN_ROUTES.dashboard}`,
    ...(publicOrigin === null ? [] : ["", `Sitemap: ${publicOrigin}/sitemap.xml`]),
    "",
  ].join("\n");
