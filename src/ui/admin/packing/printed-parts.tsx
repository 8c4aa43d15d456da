import { type ReactNode, useCallback, useState } from "react";
import type { BestBefore } from "#core/fefo/best-before.ts";
import { LABELS_A_SHEET, labelsOf, sheetsOf } from "#core/packing/labels.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import { toPack } from "#core/packing/parcel.ts";
import { changedInWords, earlierInWords } from "#ui/admin/packing/changed-words.ts";
import { Totals } from "#ui/admin/packing/day-totals.tsx";
import { counted } from "#ui/admin/packing/names.ts";
import styles from "#ui/admin/packing/pack-day.module.css";
import {
  PACK_PARTS,
  PackPaper,
  type PackPart,
  type Printed,
} from "#ui/admin/packing/pack-paper.tsx";
import { idOf, Part } from "#ui/admin/packing/part.tsx";
import { useNotePrinted, useSincePrinted } from "#ui/admin/packing/printed-queries.ts";
import { RunSheet } from "#ui/admin/packing/run-sheet.tsx";
import { usePrinting } from "#ui/admin/packing/use-printing.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

const TITLES = ["Totals", "Slips", "Run sheet", "Labels"];

const placeOf = (typed: string): number =>
  Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), LABELS_A_SHEET);

const usePrintedParts = (packDay: PackDay, firstLabel: number) => {
  const { visitor } = useApp();
  const { changed, earlier } = useSincePrinted(packDay);
  const { mutate: note } = useNotePrinted();
  const printedOf = useCallback(
    (parts: readonly PackPart[] = PACK_PARTS): Printed => ({
      parts,
      packDay,
      firstLabel,
      changed,
      now: visitor.now(),
    }),
    [packDay, firstLabel, changed, visitor],
  );
  const onPrinted = useCallback(
    ({ parts }: Printed) => note({ ...packDay, hasLabels: parts.includes("labels") }),
    [note, packDay],
  );
  const { what, print } = usePrinting(printedOf, onPrinted);
  return {
    changed,
    earlier,
    printed: what,
    print: (...parts: PackPart[]) => print(printedOf(parts)),
  };
};

interface PrintedPartsProps {
  readonly packDay: PackDay;
  readonly children: ReactNode;
}

const EarlierDates = ({ dates }: { readonly dates: BestBefore }) => {
  const { eggs } = useFarm();
  return <p role="status">{earlierInWords(dates, eggs)}</p>;
};

export const PrintedParts = ({ packDay, children }: PrintedPartsProps) => {
  const { totals, parcels, eggs } = packDay;
  const [typed, setTyped] = useState("1");
  const firstLabel = placeOf(typed);
  const today = useToday();
  const { changed, earlier, printed, print } = usePrintedParts(packDay, firstLabel);
  const labels = labelsOf(parcels);
  const slips = toPack(parcels).length;
  return (
    <>
      <div className={styles.printAll}>
        <Button onClick={() => print(...PACK_PARTS)}>Print all</Button>
        <nav aria-label="Parts" className={styles.toParts}>
          {TITLES.map((title) => (
            <a key={title} href={`#${idOf(title)}`}>
              {title}
            </a>
          ))}
        </nav>
        <p role="status">{changed && changedInWords(changed, today)}</p>
      </div>
      {children}
      <Part title="Totals" onPrint={() => print("totals")}>
        <Totals totals={totals} eggs={eggs} />
      </Part>
      <Part title="Slips" onPrint={() => print("slips")}>
        <p>{`${counted(slips, "slip")}, two on a page.`}</p>
      </Part>
      <Part title="Run sheet" onPrint={() => print("run sheet")}>
        <RunSheet packDay={packDay} />
      </Part>
      <Part title="Labels" onPrint={() => print("labels")}>
        <p>{`${counted(labels.length, "label")} on ${counted(sheetsOf(labels, firstLabel).length, "sheet")} of ${LABELS_A_SHEET}, 99.1 × 38.1 mm.`}</p>
        <EarlierDates dates={earlier} />
        <div className={styles.start}>
          <Field
            label="Start at label"
            type="number"
            min={1}
            max={LABELS_A_SHEET}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            hint="Of a sheet that is begun: the first free one, counted row by row."
          />
        </div>
      </Part>
      {printed && <PackPaper printed={printed} />}
    </>
  );
};
