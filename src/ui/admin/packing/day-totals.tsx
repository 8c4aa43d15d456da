import { packName } from "#core/orders/packs-in-words.ts";
import { type DayTotals, type KindTotal, traysOf } from "#core/packing/day-totals.ts";
import { sumOf } from "#core/shared/sum.ts";
import styles from "#ui/admin/packing/pack-day.module.css";

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** "3 trays and 6". */
const traysInWords = (eggs: number): string => {
  const { trays, over } = traysOf(eggs);
  const words = trays > 0 ? [counted(trays, "tray", "trays")] : [];
  return [...words, ...(over > 0 || trays === 0 ? [String(over)] : [])].join(" and ");
};

const shortName = (name: string): string => name.replace(/\s+eggs$/i, "");

const packsInAll = ({ packs }: KindTotal): number => sumOf(packs, (one) => one.packs);

const Kind = ({ kind }: { readonly kind: KindTotal }) => (
  <li>
    <ul className={styles.packs}>
      {kind.packs.map(({ size, packs }) => (
        <li key={size}>
          {packs} × {packName({ name: kind.name, packSize: size })}
        </li>
      ))}
    </ul>
    <p>
      {shortName(kind.name)}: {counted(kind.eggs, "egg", "eggs")}, {traysInWords(kind.eggs)}
    </p>
  </li>
);

interface KindsProps {
  readonly title: string;
  readonly kinds: readonly KindTotal[];
}

const Kinds = ({ title, kinds }: KindsProps) =>
  kinds.length > 0 && (
    <section>
      <h3>{title}</h3>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <Kind key={kind.name} kind={kind} />
        ))}
      </ul>
      <p>
        In all: {counted(sumOf(kinds, packsInAll), "pack", "packs")},{" "}
        {counted(
          sumOf(kinds, ({ eggs }) => eggs),
          "egg",
          "eggs",
        )}
      </p>
    </section>
  );

export const Totals = ({ totals }: { readonly totals: DayTotals }) => (
  <>
    <Kinds title="To pack" kinds={totals.toPack} />
    <Kinds title="Packed already" kinds={totals.packed} />
  </>
);
