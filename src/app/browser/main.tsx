import { readPage, type SettingsOf } from "#app/render/page-settings.ts";
import { openHome } from "./local-home.ts";
import { start } from "./start.tsx";

const { settings, records } = readPage<SettingsOf<"browser">>(document);

void start(openHome(settings), records);
