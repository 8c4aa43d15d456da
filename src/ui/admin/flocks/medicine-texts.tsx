import type { ReactNode } from "react";
import { isWithholding, type Medicine, withheldUntil } from "#core/care/medicine.ts";
import type { Row } from "#core/export/row.ts";
import styles from "#ui/admin/flocks/care.module.css";
import type { HistoryColumn } from "#ui/admin/flocks/history-table.tsx";
import { shortDay } from "#ui/admin/flocks/short-day.ts";

const inWords = (...parts: readonly string[]): string => parts.filter(Boolean).join(", ");

const named = (name: string, text: string): string => (text === "" ? "" : `${name} ${text}`);

const struckOr = (entry: Medicine, text: string): ReactNode =>
  entry.struck ? <s>{text}</s> : text;

const day = (given: string): string => (given === "" ? "" : shortDay(given));

const given = ({ first, last }: Medicine): string =>
  first === last ? shortDay(first) : `${shortDay(first)} to ${shortDay(last)}`;

const untilOf = (entry: Medicine): string =>
  isWithholding(entry) ? shortDay(withheldUntil(entry)) : "Nothing withheld";

export const medicineInWords = (entry: Medicine): string =>
  inWords(`${given(entry)}: ${entry.medicine}`, entry.struck ? "struck out" : "");

export const MEDICINE_COLUMNS: readonly HistoryColumn<Medicine>[] = [
  { key: "given", title: "Given", cell: (entry) => struckOr(entry, given(entry)) },
  {
    key: "medicine",
    title: "Medicine",
    stacked: "line",
    cell: (entry) => (
      <>
        <span>
          {struckOr(entry, inWords(entry.medicine, named("batch", entry.batch), entry.quantity))}
        </span>
        {entry.struck && (
          <small
            className={styles.struck}
          >{`Struck out on ${day(entry.struck.at)}: ${entry.struck.reason}`}</small>
        )}
      </>
    ),
  },
  {
    key: "for",
    title: "For",
    stacked: "line",
    cell: (entry) => inWords(named("hens:", entry.treated), entry.reason),
  },
  {
    key: "bought",
    title: "Bought",
    stacked: "line",
    cell: ({ boughtFrom, boughtOn, prescribedBy }) =>
      inWords(boughtFrom, day(boughtOn), named("prescribed by", prescribedBy)),
  },
  {
    key: "until",
    title: "Not for sale until",
    stacked: "named",
    cell: untilOf,
  },
];

export const medicineRow = (entry: Medicine): Row => ({
  Medicine: entry.medicine,
  "Batch number": entry.batch,
  "Quantity given": entry.quantity,
  "Hens treated": entry.treated,
  Reason: entry.reason,
  "Bought from": entry.boughtFrom,
  "Bought on": entry.boughtOn,
  "First given": entry.first,
  "Last given": entry.last,
  "Egg withdrawal, days": entry.days,
  "Not for sale until": isWithholding(entry) ? withheldUntil(entry) : "",
  "Prescribed by": entry.prescribedBy,
  "Struck out": entry.struck?.reason ?? "",
});
