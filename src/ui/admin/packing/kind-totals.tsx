import type { EggsOfDay } from "#core/packing/day-eggs.ts";
import type { DayTotals, KindTotal } from "#core/packing/day-totals.ts";
import {
  datesAlone,
  eggsInWords,
  kindInWords,
  packsOfKind,
} from "#ui/admin/packing/totals-words.ts";

interface TotalsOfDay {
  readonly title: string;
  readonly kinds: readonly KindTotal[];
  readonly eggs: EggsOfDay | null;
}

export const totalsOfDay = (
  { toPack, packed }: DayTotals,
  eggs: EggsOfDay | null,
): readonly TotalsOfDay[] =>
  [
    { title: "To pack", kinds: toPack, eggs },
    { title: "Packed already", kinds: packed, eggs: datesAlone(eggs) },
  ].filter(({ kinds }) => kinds.length > 0);

interface KindTotalsProps {
  readonly kind: KindTotal;
  readonly eggs: EggsOfDay | null;
  readonly className?: string | undefined;
}

export const KindTotals = ({ kind, eggs, className }: KindTotalsProps) => (
  <>
    <ul className={className}>
      {packsOfKind(kind).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
    <div>
      <p>{kindInWords(kind)}</p>
      {eggsInWords(kind, eggs).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  </>
);
