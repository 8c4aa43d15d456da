import { useEffect, useRef } from "react";
import { CATEGORY_IDS, type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { EggBookSheet, EggsOfKind } from "#core/egg-book/get-egg-book.ts";
import type { OpenBookRefusal } from "#core/egg-book/open-book.ts";
import { OLDEST_DAYS, type Shelf } from "#core/egg-book/shelf-entry.ts";
import { countIn, MOST_EGGS } from "#core/inventory/egg-count.ts";
import { addDays } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import styles from "#ui/admin/eggs/egg-forms.module.css";
import { useOpenBook } from "#ui/admin/eggs/queries.ts";
import { FlockField, flockIn } from "#ui/admin/flocks/flock-field.tsx";
import type { Typed } from "#ui/shared/forms/typed.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const DAYS_AGO = 7;

const shelfIn = (typed: Typed): Shelf =>
  Object.fromEntries(
    CATEGORY_IDS.map((id) => [
      id,
      {
        eggs: countIn(typed(`eggs-${id}`)) ?? 0,
        laid: typed(`laid-${id}`),
        flock: flockIn(typed(`flock-${id}`)),
      },
    ]),
  );

interface KindProps {
  readonly id: CategoryId;
  readonly kind: EggsOfKind;
  readonly today: Day;
  readonly isBad: boolean;
}

const Kind = ({ id, kind: { forSale, promised }, today, isBad }: KindProps) => {
  const { name } = eggTypeIn(useFarm().eggs, id);
  const hint = `For sale ${withCommas(forSale)}, in orders not packed ${withCommas(promised)}`;
  return (
    <fieldset className={styles.opening}>
      <legend>{name}</legend>
      <p>{hint}</p>
      <div className={styles.pair}>
        <Field
          name={`eggs-${id}`}
          label="On the shelf"
          type="number"
          inputMode="numeric"
          min={0}
          max={MOST_EGGS}
          step={1}
          defaultValue={forSale + promised}
          error={isBad ? "Please check how many, and the day." : undefined}
        />
        <Field
          name={`laid-${id}`}
          label="Laid on or after"
          type="date"
          min={addDays(today, -OLDEST_DAYS)}
          max={today}
          defaultValue={addDays(today, -DAYS_AGO)}
        />
      </div>
      <FlockField name={`flock-${id}`} />
    </fieldset>
  );
};

const badIn = (refusal: OpenBookRefusal | undefined): readonly CategoryId[] =>
  refusal?.kind === "bad-shelf" ? refusal.categories : [];

interface OpeningFormProps {
  readonly sheet: EggBookSheet;
  readonly onCancel: () => void;
}

export const OpeningForm = ({ sheet: { kinds, today }, onCancel }: OpeningFormProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.querySelector("input")?.focus(), []);
  return (
    <RecordForm
      name="open the egg book"
      title="Open the Egg Book"
      loss="what you have counted on the shelf"
      submit="Open"
      command={useOpenBook()}
      read={shelfIn}
    >
      {(refusal, button) => (
        <div ref={ref}>
          <p className={styles.help}>
            Count what is on the shelf, eggs of orders that aren't packed among it. Where you don't
            know the day on which the oldest of them were laid, choose an earlier one. Eggs of no
            known flock are not for sale where they were laid while any flock's were withheld.
          </p>
          <p>
            <strong>
              From now on a count puts its eggs on sale. Don't add them by hand as well.
            </strong>
          </p>
          <div className={styles.openings}>
            {CATEGORY_IDS.map((id) => (
              <Kind
                key={id}
                id={id}
                kind={kinds[id]}
                today={today}
                isBad={badIn(refusal).includes(id)}
              />
            ))}
          </div>
          <div className={styles.buttons}>
            {button}
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </RecordForm>
  );
};
