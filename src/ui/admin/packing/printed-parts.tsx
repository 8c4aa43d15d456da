import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { BestBefore } from "#core/fefo/best-before.ts";
import type { PackDay } from "#core/packing/pack-day.ts";
import { toPack } from "#core/packing/parcel.ts";
import { AllPacked } from "#ui/admin/packing/all-packed.tsx";
import { changedInWords, earlierInWords } from "#ui/admin/packing/changed-words.ts";
import { Totals } from "#ui/admin/packing/day-totals.tsx";
import { useLabelKind } from "#ui/admin/packing/label-queries.ts";
import { type ChosenLabels, chosenLabels, LabelsPart } from "#ui/admin/packing/labels-part.tsx";
import { counted, inAll } from "#ui/admin/packing/names.ts";
import styles from "#ui/admin/packing/pack-day.module.css";
import {
  PACK_PARTS,
  PackPaper,
  type PackPart,
  type Printed,
} from "#ui/admin/packing/pack-paper.tsx";
import { FoldedPart, Part } from "#ui/admin/packing/part.tsx";
import { useNotePrinted, useSincePrinted } from "#ui/admin/packing/printed-queries.ts";
import { RunSheet } from "#ui/admin/packing/run-sheet.tsx";
import { TakeAlong } from "#ui/admin/packing/take-along.tsx";
import { usePrinting } from "#ui/admin/packing/use-printing.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";
import { useSetting } from "#ui/shared/setting.ts";
import { useMedia } from "#ui/shared/use-media.ts";

const PRINTER = "M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7Z";

/** As in pack-day.module.css. */
const NARROW = "(width < 64rem)";

/** A roll is in a printer of its own. */
const allWith = ({ kind }: ChosenLabels): readonly PackPart[] =>
  kind === "sheet" ? PACK_PARTS : PACK_PARTS.filter((part) => part !== "labels");

const usePrintedParts = (packDay: PackDay, labels: ChosenLabels) => {
  const { visitor } = useApp();
  const { changed, earlier } = useSincePrinted(packDay);
  const { mutate: note } = useNotePrinted();
  const printedOf = useCallback(
    (parts: readonly PackPart[] = allWith(labels)): Printed => ({
      parts,
      packDay,
      labels,
      changed,
      now: visitor.now(),
    }),
    [packDay, labels, changed, visitor],
  );
  const onPrinted = useCallback(
    ({ parts }: Printed) => {
      if (!parts.includes("test label")) note({ ...packDay, hasLabels: parts.includes("labels") });
    },
    [note, packDay],
  );
  const { what, print } = usePrinting(printedOf, onPrinted);
  return {
    changed,
    earlier,
    printed: what,
    print: (...parts: PackPart[]) => print(printedOf(parts)),
    printAll: () => print(printedOf()),
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

interface ToolsProps {
  readonly packDay: PackDay;
  readonly isFilled: boolean;
  readonly onPrint: () => void;
}

const Tools = ({ packDay: { day, parcels }, isFilled, onPrint }: ToolsProps) => {
  const { isShared } = useSetting();
  return (
    <div className={styles.tools}>
      {isShared && <AllPacked parcels={parcels} />}
      {isShared && <TakeAlong day={day} />}
      <Button variant={isFilled ? "default" : "secondary"} onClick={onPrint}>
        <Icon shape={PRINTER} size={20} />
        Print all
      </Button>
    </div>
  );
};

const runInWords = ({ parcels }: PackDay): string => {
  const stops = parcels.filter(({ method }) => method === "delivery");
  return stops.length > 0 ? inAll(stops, "stop") : inAll(parcels, "collection");
};

export const PrintedParts = ({ packDay, children }: PrintedPartsProps) => {
  const { totals, parcels, eggs } = packDay;
  const [typed, setTyped] = useState("1");
  const kind = useLabelKind();
  const chosen = useMemo(() => chosenLabels(kind, typed), [kind, typed]);
  const today = useToday();
  const isNarrow = useMedia(NARROW);
  const { changed, earlier, printed, print, printAll } = usePrintedParts(packDay, chosen);
  const slips = toPack(parcels).length;
  const tools = <Tools packDay={packDay} isFilled={!isNarrow} onPrint={printAll} />;
  return (
    <>
      {!isNarrow && tools}
      <p role="status" className={styles.changed}>
        {changed && changedInWords(changed, today)}
      </p>
      <div className={styles.columns}>
        {children}
        <div>
          <Part title="Totals" onPrint={() => print("totals")}>
            <Totals totals={totals} eggs={eggs} />
          </Part>
          <FoldedPart title="Slips" value={counted(slips, "slip")} onPrint={() => print("slips")}>
            <p>{`${counted(slips, "slip")}, two on a page.`}</p>
          </FoldedPart>
          <FoldedPart
            title="Run sheet"
            value={runInWords(packDay)}
            onPrint={() => print("run sheet")}
          >
            <RunSheet packDay={packDay} />
          </FoldedPart>
          <LabelsPart
            parcels={parcels}
            chosen={chosen}
            typed={typed}
            onType={setTyped}
            news={<EarlierDates dates={earlier} />}
            onPrint={() => print("labels")}
            onTest={() => print("test label")}
          />
        </div>
      </div>
      {isNarrow && tools}
      {printed && <PackPaper printed={printed} />}
    </>
  );
};
