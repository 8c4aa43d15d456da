import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import type { EggsOfDays } from "#core/ledger/get-egg-balance.ts";
import type { ShownLot } from "#core/ledger/shown-lot.ts";
import { addDays } from "#core/shared/calendar.ts";
import { sumOf } from "#core/shared/sum.ts";
import { mondayOf } from "#core/shared/week.ts";
import styles from "#ui/admin/admin.module.css";
import { useEggBalance, useEggBook } from "#ui/admin/eggs/queries.ts";
import { Table } from "#ui/shared/parts/table.tsx";
import { withCommas } from "#ui/shared/with-commas.ts";

const COUNTS = [
  ["Laid", "laid"],
  ["Cracked", "cracked"],
  ["Kept", "kept"],
] as const;

const BOOK = [
  ["There at the start", "atStart"],
  ["At the opening", "opening"],
  ["Put on the shelf", "counted"],
  ["Packed", "packed"],
  ["At the gate", "gate"],
  ["Given", "given"],
  ["Broken", "broken"],
  ["Too old", "old"],
  ["Thrown away", "thrown"],
  ["Missing or found", "found"],
  ["There at the end", "atEnd"],
] as const;

const OUT: readonly (keyof EggsOfDays)[] = ["packed", "gate", "given", "broken", "old", "thrown"];

const ENDS: readonly string[] = ["There at the start", "There at the end"];

interface Row {
  readonly name: string;
  readonly thisWeek: string;
  readonly lastWeek: string;
}

/** Eggs that went out are negative, so that a column adds up as shown. */
const written = (eggs: number): string => (eggs < 0 ? `−${withCommas(-eggs)}` : withCommas(eggs));

const signOf = (key: keyof EggsOfDays): 1 | -1 => (OUT.includes(key) ? -1 : 1);

const rowsOf = (
  names: readonly (readonly [string, keyof EggsOfDays])[],
  thisWeek: EggsOfDays,
  lastWeek: EggsOfDays,
): readonly Row[] =>
  names
    .filter(([, key]) => key !== "opening" || thisWeek[key] + lastWeek[key] !== 0)
    .map(([name, key]) => ({
      name,
      thisWeek: written(signOf(key) * thisWeek[key]),
      lastWeek: written(signOf(key) * lastWeek[key]),
    }));

const nowRows = ({ kinds }: EggBookSheet): readonly Row[] => {
  const all = Object.values(kinds);
  const promised = sumOf(all, (kind) => kind.promised);
  const forSale = sumOf(all, (kind) => kind.forSale);
  return [
    { name: "In orders not packed", thisWeek: withCommas(promised), lastWeek: "" },
    { name: "For sale", thisWeek: withCommas(forSale), lastWeek: "" },
  ];
};

const leftOf = (lots: readonly ShownLot[]): number => sumOf(lots, ({ left }) => left);

const eggsThat = (eggs: number, one: string, many: string): readonly string[] =>
  eggs > 0 ? [`${withCommas(eggs)} ${eggs === 1 ? one : many}`] : [];

const notForSale = ({ kinds }: EggBookSheet): string => {
  const lots = Object.values(kinds).flatMap((kind) => kind.lots);
  const withheld = lots.filter(({ isWithheld }) => isWithheld);
  const past = lots.filter((lot) => !lot.isWithheld && lot.isPast);
  const why = "withheld because of a medicine";
  return [
    ...eggsThat(leftOf(withheld), `is ${why}`, `are ${why}`),
    ...eggsThat(leftOf(past), "is past its day", "are past their day"),
  ].join(" and ");
};

const NotForSale = ({ sheet }: { readonly sheet: EggBookSheet }) => {
  const eggs = notForSale(sheet);
  return eggs && <p>{`Of the eggs there at the end, ${eggs}: they are not for sale.`}</p>;
};

const Weeks = ({ sheet }: { readonly sheet: EggBookSheet }) => {
  const monday = mondayOf(sheet.today);
  const weekFrom = (first: string) => ({ first, last: addDays(first, 6) });
  const thisWeek = useEggBalance(weekFrom(monday));
  const lastWeek = useEggBalance(weekFrom(addDays(monday, -7)));
  if (!thisWeek || !lastWeek) return null;
  return (
    <section className={styles.adminCard} aria-labelledby="eggs-this-week">
      <h2 id="eggs-this-week">Eggs this week</h2>
      <Table
        caption="Eggs this week and last week"
        rows={[
          ...rowsOf(COUNTS, thisWeek, lastWeek),
          ...rowsOf(BOOK, thisWeek, lastWeek),
          ...nowRows(sheet),
        ]}
        keyOf={({ name }) => name}
        columns={[
          {
            title: "Eggs",
            cell: ({ name }) => (ENDS.includes(name) ? <strong>{name}</strong> : name),
          },
          { title: "This week", cell: (row) => row.thisWeek, isFigure: true },
          { title: "Last week", cell: (row) => row.lastWeek, isFigure: true },
        ]}
      />
      <p>There at the start + in − out = there at the end.</p>
      <NotForSale sheet={sheet} />
    </section>
  );
};

export const EggsThisWeek = () => {
  const sheet = useEggBook();
  return sheet?.settings.isOpen ? <Weeks sheet={sheet} /> : null;
};
