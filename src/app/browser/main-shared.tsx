import type { PageRecords } from "#app/render/page-records.ts";
import { jsonIn, readPage, type SettingsOf } from "#app/render/page-settings.ts";
import { AsOfLine } from "#ui/shared/parts/as-of.tsx";
import { openHome } from "./shared-home.ts";
import { start } from "./start.tsx";

const { settings, records } = readPage<SettingsOf<"server">>(document);

const kept = jsonIn(document, "kept") as PageRecords | null;
const keptAt = document.documentElement.dataset.kept;

const open = async () => {
  // A kept page shows no figures without it. Ignored: it is fetched again when it is to show.
  if (keptAt) await AsOfLine.preload().catch(() => undefined);
  return openHome(settings, records ?? kept, keptAt);
};

void start(open(), records, kept);
