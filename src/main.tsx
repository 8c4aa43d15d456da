import { openHome } from "./home-in-browser.ts";
import { readPage, type SettingsOf } from "./page-settings.ts";
import { start } from "./start.tsx";

if (window.location.pathname.startsWith("/admin"))
  import("./admin-parts.ts").catch(() => undefined);

const { settings, records } = readPage<SettingsOf<"browser">>(document);

void start(openHome(settings), records);
