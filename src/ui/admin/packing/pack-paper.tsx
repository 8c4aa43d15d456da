import { createPortal } from "react-dom";
import { onTheDial } from "#core/farm-words.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import type { ChangedSince } from "#core/packing/printed-day.ts";
import { timeAt, writtenDay } from "#core/shared/calendar.ts";
import { todayAt } from "#core/shared/today.ts";
import { changedInWords } from "#ui/admin/packing/changed-words.ts";
import type { ChosenLabels } from "#ui/admin/packing/labels-part.tsx";
import styles from "#ui/admin/packing/pack-paper.module.css";
import { labelsOnPaper, testOnPaper } from "#ui/admin/packing/paper-labels.tsx";
import { PaperPages, type PaperPart } from "#ui/admin/packing/paper-pages.tsx";
import { runOnPaper } from "#ui/admin/packing/paper-run.tsx";
import { slipsOnPaper } from "#ui/admin/packing/paper-slips.tsx";
import { totalsOnPaper } from "#ui/admin/packing/paper-totals.tsx";
import sheetStyles from "#ui/shared/parts/sheet.module.css";

export const PACK_PARTS = ["totals", "slips", "run sheet", "labels"] as const;

export type PackPart = (typeof PACK_PARTS)[number] | "test label";

export interface Printed {
  readonly parts: readonly PackPart[];
  readonly packDay: PackDay;
  readonly labels: ChosenLabels;
  readonly changed: ChangedSince | null;
  readonly now: string;
}

const OF_PART: Readonly<Record<PackPart, (printed: Printed) => readonly PaperPart[]>> = {
  totals: ({ packDay }) => [totalsOnPaper(packDay.totals, packDay.eggs)],
  slips: ({ packDay }) => [slipsOnPaper(packDay.day, packDay.parcels, packDay.eggs?.bestBefore)],
  "run sheet": ({ packDay }) => [runOnPaper(packDay.parcels)],
  labels: ({ packDay, labels: { kind, first } }) =>
    labelsOnPaper(packDay.parcels, kind, first, packDay.eggs ?? undefined),
  "test label": ({ labels }) => [testOnPaper(labels.kind)],
};

const isDrawn = (part: PaperPart): boolean => part.kind !== "flow" || part.blocks.length > 0;

const NOTHING: PaperPart = {
  kind: "flow",
  key: "nothing",
  blocks: [{ key: "nothing", node: <p>There is nothing to pack on this day.</p> }],
};

const withChanged = (parts: readonly PaperPart[], words: string): readonly PaperPart[] =>
  parts.map((part) =>
    part.kind !== "flow"
      ? part
      : {
          ...part,
          blocks: [
            { key: "changed", node: <p className={styles.changed}>{words}</p> },
            ...part.blocks,
          ],
        },
  );

export const PackPaper = ({ printed }: { readonly printed: Printed }) => {
  const { parts, packDay, changed, now } = printed;
  const today = todayAt(now);
  const found = parts.flatMap((part) => OF_PART[part](printed)).filter(isDrawn);
  const drawn = found.length > 0 ? found : [NOTHING];
  const foot = `${writtenDay(packDay.day)}, printed ${writtenDay(today)}, ${onTheDial(timeAt(now))}`;
  return createPortal(
    <section className={`${sheetStyles.sheet} ${styles.paper}`} aria-label="Pack day on paper">
      <PaperPages
        parts={changed ? withChanged(drawn, changedInWords(changed, today)) : drawn}
        foot={foot}
      />
    </section>,
    document.body,
  );
};
