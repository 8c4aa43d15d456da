import { openHome } from "./home-on-server.ts";
import { readPageSettings, type SettingsOf } from "./page-settings.ts";
import { start } from "./start.tsx";

void start(openHome(readPageSettings(document) as SettingsOf<"server">));
