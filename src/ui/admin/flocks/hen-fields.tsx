import { HEN_MOVES, type HenEntry } from "#core/care/hens.ts";
import type { UpdateHensRefusal } from "#core/care/update-hens.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/admin/flocks/care.module.css";
import { EntryDate } from "#ui/admin/flocks/entry-date.tsx";
import { HEN_MOVE_NAMES } from "#ui/admin/flocks/names.ts";
import type { Typed } from "#ui/shared/forms/typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

type Refusal = UpdateHensRefusal | undefined;

const hensFault = (refusal: Refusal, day: Day): string | undefined => {
  if (refusal?.kind === "too-few-hens") {
    const when = refusal.day === day ? "that day" : writtenDay(refusal.day);
    return `There were only ${refusal.hens} hens on ${when}.`;
  }
  return refusal?.kind === "missing-hens" && refusal.fields.includes("hens")
    ? "Please enter how many, 1 or more."
    : undefined;
};

interface HenFieldsProps {
  readonly refusal: Refusal;
  readonly day: Day;
  readonly sentDay: Day;
  readonly entry?: HenEntry;
}

export const HenFields = ({ refusal, day, sentDay, entry }: HenFieldsProps) => (
  <div className={`${styles.fields} ${styles.ofHens}`}>
    <EntryDate day={day} refusal={refusal} />
    <SelectField
      label="What"
      name="what"
      options={HEN_MOVES}
      nameOf={(move) => HEN_MOVE_NAMES[move]}
      defaultValue={entry?.what ?? "in"}
    />
    <Field
      label="Hens"
      name="hens"
      type="number"
      inputMode="numeric"
      min={1}
      step={1}
      defaultValue={entry?.hens}
      error={hensFault(refusal, sentDay)}
    />
    <Field
      label="Age in weeks (optional)"
      name="weeks"
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      defaultValue={entry?.weeks ?? undefined}
      error={
        refusal?.kind === "missing-hens" && refusal.fields.includes("weeks")
          ? "Please enter whole weeks, or nothing."
          : undefined
      }
    />
    <Field label="Note" name="note" defaultValue={entry?.note} />
  </div>
);

export const hensIn = (typed: Typed) => ({
  date: typed("date"),
  what: typed("what"),
  hens: typed("hens"),
  weeks: typed("weeks"),
  note: typed("note"),
});
