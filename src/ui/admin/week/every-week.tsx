import { useId, useState } from "react";
import { fieldName, HORIZON } from "#core/planning/week-fields.ts";
import { DELIVERY_METHODS, type DeliveryMethod } from "#core/shared/delivery-method.ts";
import { WEEKDAYS, type Weekday } from "#core/shared/week.ts";
import { MOST_AHEAD } from "#core/week/farm-week.ts";
import { HoursFields } from "#ui/admin/week/hours-fields.tsx";
import { StoredBeside } from "#ui/admin/week/stored-beside.tsx";
import type { WeekEditing } from "#ui/admin/week/use-week-edit.ts";
import styles from "#ui/admin/week/week.module.css";
import { inWords, weekdayInWords, weekInWords } from "#ui/admin/week/week-in-words.ts";
import { ON } from "#ui/admin/week/week-texts.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { Fold, HeadedFold } from "#ui/shared/parts/fold.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import hiddenStyles from "#ui/shared/parts/visually-hidden.module.css";

interface MethodProps {
  readonly weekday: Weekday;
  readonly method: DeliveryMethod;
  readonly edit: WeekEditing;
}

const Method = ({ weekday, method, edit }: MethodProps) => {
  const { typed, type, isFaulty } = edit;
  const on = fieldName(weekday, method, "on");
  const isOn = typed[on] === ON;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is within a fieldset whose name it needs.
    <div role="group" aria-label={DELIVERY_NAMES[method]}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          name={on}
          checked={isOn}
          aria-checked={isOn}
          onChange={({ target }) => type(on, target.checked ? ON : "")}
        />
        {DELIVERY_NAMES[method]}
      </label>
      {isOn && (
        <HoursFields
          control={(field) => {
            const name = fieldName(weekday, method, field);
            return {
              name,
              value: typed[name] ?? "",
              onChange: ({ target }) => type(name, target.value),
            };
          }}
          isFaulty={(field) => isFaulty(weekday, method, field)}
        />
      )}
      <StoredBeside
        of={DELIVERY_NAMES[method]}
        edit={edit}
        isShown={(name) => name.startsWith(`${method}-${weekday}-`)}
      />
    </div>
  );
};

export const EveryWeek = ({ edit }: { readonly edit: WeekEditing }) => {
  const id = useId();
  const [isOpenAtFirst] = useState(() => window.matchMedia("(width >= 64rem)").matches);
  const { typed, type, faults, save } = edit;
  const ahead = `${typed[HORIZON]} days ahead`;
  return (
    <section aria-labelledby={id}>
      <HeadedFold
        title="Every week"
        titleId={id}
        value={inWords(weekInWords(typed), ahead, edit.weekUnsaved)}
        open={isOpenAtFirst}
      >
        <form
          noValidate
          aria-labelledby={id}
          className={styles.days}
          onSubmit={(event) => {
            event.preventDefault();
            edit.sendAll();
          }}
        >
          {WEEKDAYS.map(([weekday, day]) => (
            <fieldset key={weekday} className={styles.weekday}>
              <legend className={hiddenStyles.visuallyHidden}>{day}</legend>
              <Fold title={day} value={weekdayInWords(typed, weekday)}>
                {DELIVERY_METHODS.map((method) => (
                  <Method key={method} weekday={weekday} method={method} edit={edit} />
                ))}
              </Fold>
            </fieldset>
          ))}
          <Fold title="Days ahead" value={ahead} className={styles.weekday}>
            <div className={styles.horizon}>
              <Field
                name={HORIZON}
                label="Days ahead"
                inputMode="numeric"
                autoComplete="off"
                hint="For how many days ahead orders are taken."
                error={faults.isBadHorizon ? `From 1 to ${MOST_AHEAD}.` : undefined}
                value={typed[HORIZON]}
                onChange={({ target }) => type(HORIZON, target.value)}
              />
              <StoredBeside of="Days ahead" edit={edit} isShown={(name) => name === HORIZON} />
            </div>
          </Fold>
          <div className={styles.end}>
            <SubmitButton sent={[save]} aria-busy={save.isPending} disabled={save.isPending}>
              Save The Week
            </SubmitButton>
            <span role="status">{edit.weekUnsaved}</span>
          </div>
        </form>
      </HeadedFold>
    </section>
  );
};
