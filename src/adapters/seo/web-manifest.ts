import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { Farm } from "#core/farm.ts";
import { ROUTES } from "#core/routes.ts";

const PAGE = "#f8f8f3";

const icon = (file: string, size: number, purpose: "any" | "maskable") => ({
  src: `/pictures/${file}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

const SHORTCUTS = [{ name: "Count eggs", url: ADMIN_ROUTES.count }];

export const webManifest = ({ name, tagline }: Farm) => ({
  id: ROUTES.home,
  name,
  short_name: name,
  description: tagline,
  lang: "en-GB",
  start_url: ROUTES.home,
  scope: ROUTES.home,
  display: "standalone" as const,
  shortcuts: SHORTCUTS,
  theme_color: PAGE,
  background_color: PAGE,
  icons: [
    icon("icon-192", 192, "any"),
    icon("icon-512", 512, "any"),
    icon("icon-maskable-512", 512, "maskable"),
  ],
});
