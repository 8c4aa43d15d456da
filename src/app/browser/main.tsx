import { readPage, type SettingsOf } from "#app/render/page-settings.ts";
import { openHome } from "./local-home.ts";
import { start } from "./start.tsx";

if (window.location.pathname.startsWith("/admin"))
  // Not told: what can't be fetched ahead is fetched when it is opened.
  import("./admin-parts.ts").catch(() => undefined);

const { settings, records } = readPage<SettingsOf<"browser">>(document);

void start(openHome(settings), records);
