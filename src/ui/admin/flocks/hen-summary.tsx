import type { CareSheet } from "#core/care/get-flock-care.ts";
import { henFigures } from "#core/care/hen-figures.ts";
import type { EggEntry } from "#core/flocks/flock.ts";
import { daysOf, type Period } from "#core/flocks/period.ts";
import type { Day } from "#core/shared/day.ts";
import { Explained } from "#ui/admin/figures/explained.tsx";
import { Figures } from "#ui/admin/figures/figures.tsx";
import { withCommas } from "#ui/shared/with-commas.ts";

interface HenSummaryProps {
  readonly care: CareSheet;
  readonly eggs: readonly EggEntry[];
  readonly period: Period;
  readonly today: Day;
}

const NONE = "–";

const percent = (figure: number | null): string =>
  figure === null ? NONE : `${figure.toFixed(1)}%`;

export const HenSummary = ({ care, eggs, period, today }: HenSummaryProps) => {
  const { hens, layRate, died, eggsPerHen } = henFigures(care, eggs, daysOf(period, today), today);
  const figures = [
    { key: "Hens", text: hens === null ? NONE : withCommas(hens) },
    { key: "Lay rate", text: percent(layRate) },
    { key: "Died", text: percent(died) },
    { key: "Eggs per hen", text: eggsPerHen === null ? NONE : eggsPerHen.toFixed(1) },
  ];
  return (
    <>
      <Figures level="h2" figures={figures.map((figure) => ({ ...figure, title: figure.key }))} />
      <Explained before="The hens' figures are" what="of the days that were counted">
        Lay rate is the eggs laid, cracked ones with them, by the hens of these days. Eggs per hen
        goes by the mean of these hens. Died is the share of all hens that ever came in.
      </Explained>
    </>
  );
};
