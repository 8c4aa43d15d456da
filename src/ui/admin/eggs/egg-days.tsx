import { useState } from "react";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import { countIn } from "#core/inventory/egg-count.ts";
import {
  type BookSettings,
  LAWFUL_HAND_OVER_DAYS,
  MOST_EGG_DAYS,
} from "#core/ledger/book-settings.ts";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import styles from "#ui/admin/eggs/egg-forms.module.css";
import { useSaveEggDays } from "#ui/admin/eggs/queries.ts";
import { READING_OF_RULES } from "#ui/admin/flocks/reading-of-rules.tsx";
import { Field } from "#ui/shared/parts/field.tsx";

const GB_RULES = "https://www.legislation.gov.uk/eur/2004/853/annex/III/section/X";
const COMPANION = "https://www.businesscompanion.info";

const Sources = () => (
  <p className={styles.help}>
    Best before: 28 days after laying at most, and “keep refrigerated after purchase” (
    <a href={COMPANION}>Business Companion</a>, Egg producers selling directly to consumers). To the
    customer within 21 days of laying: <a href={GB_RULES}>Regulation 853/2004</a>, annex III,
    section X, chapter I, 3, as kept in Great Britain. The EU has had 28 days since 2022; whether
    Great Britain has followed we don't know. <span>{READING_OF_RULES}</span>
  </p>
);

interface DaysFieldProps {
  readonly name: keyof Pick<BookSettings, "bestBeforeDays" | "handOverDays">;
  readonly label: string;
  readonly days: number;
  readonly isBad: boolean;
}

const DaysField = ({ name, label, days, isBad }: DaysFieldProps) => (
  <Field
    name={name}
    label={label}
    type="number"
    inputMode="numeric"
    min={1}
    max={MOST_EGG_DAYS}
    step={1}
    defaultValue={days}
    error={isBad ? "Please enter 1 to 28 days." : undefined}
  />
);

export const EGG_DAYS = "How Long Eggs Keep";

interface EggDaysProps {
  readonly sheet: EggBookSheet;
  readonly fold: FormFold;
}

export const EggDays = ({ sheet: { settings, version }, fold }: EggDaysProps) => {
  const { bestBeforeDays, handOverDays } = settings;
  const [typed, setTyped] = useState<string | null>(null);
  const days = typed === null ? handOverDays : (countIn(typed) ?? handOverDays);
  return (
    <RecordForm
      key={version}
      name="days of eggs"
      title={EGG_DAYS}
      loss="the days that you were typing"
      submit="Save the Days"
      fold={fold}
      isSecond
      command={useSaveEggDays()}
      read={(of) => ({
        version,
        bestBeforeDays: countIn(of("bestBeforeDays")) ?? 0,
        handOverDays: countIn(of("handOverDays")) ?? 0,
      })}
      onReset={() => setTyped(null)}
    >
      {(refusal, button) => (
        <>
          <div
            className={styles.pair}
            onInput={({ target }) => {
              const { name, value } = target as HTMLInputElement;
              if (name === "handOverDays") setTyped(value);
            }}
          >
            <DaysField
              name="bestBeforeDays"
              label="Best before, days after laying"
              days={bestBeforeDays}
              isBad={refusal?.kind === "bad-days"}
            />
            <DaysField
              name="handOverDays"
              label="Hand over within, days after laying"
              days={handOverDays}
              isBad={refusal?.kind === "bad-days"}
            />
          </div>
          <p role="status" className={styles.warning}>
            {days > LAWFUL_HAND_OVER_DAYS &&
              "Above 21 days: as we read the rules, eggs must reach the customer within 21 days of laying."}
          </p>
          <Sources />
          {button}
        </>
      )}
    </RecordForm>
  );
};
