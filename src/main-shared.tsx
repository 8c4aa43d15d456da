import { openHome } from "./home-on-server.ts";
import { readPage, type SettingsOf } from "./page-settings.ts";
import { start } from "./start.tsx";

const { settings, records } = readPage<SettingsOf<"server">>(document);

void start(openHome(settings, records), records);
