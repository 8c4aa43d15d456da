import { CATEGORY_IDS, type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import { countIn, MOST_EGGS } from "#core/inventory/egg-count.ts";
import type { FormFold } from "#ui/admin/editing/form-fold.tsx";
import { RecordForm } from "#ui/admin/editing/record-form.tsx";
import styles from "#ui/admin/eggs/egg-forms.module.css";
import { type ShelfRefusal, useShelfCount } from "#ui/admin/eggs/use-shelf-count.ts";
import { FlockField } from "#ui/admin/flocks/flock-field.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const differenceOf = (typed: string, shelf: number): string | null => {
  const eggs = countIn(typed);
  if (eggs === null) return null;
  if (eggs === shelf) return "as in the book";
  return eggs < shelf ? `${withCommas(shelf - eggs)} missing` : `${withCommas(eggs - shelf)} found`;
};

const faultOf = (refusal: ShelfRefusal | undefined, id: CategoryId): string | undefined =>
  refusal?.kind === "bad-shelf" && refusal.categories.includes(id)
    ? `At most ${withCommas(MOST_EGGS)} eggs.`
    : undefined;

const NOTHING_COUNTED = "Please count at least one kind.";

export const COUNT_THE_SHELF = "Count the Shelf";

interface CountShelfProps {
  readonly sheet: EggBookSheet;
  readonly fold: FormFold;
}

export const CountShelf = ({ sheet, fold }: CountShelfProps) => {
  const { kinds } = sheet;
  const { eggs: types } = useFarm();
  const { command, typedOf, onInput, read, forget } = useShelfCount(sheet);
  const differences = CATEGORY_IDS.flatMap((id) => {
    const difference = differenceOf(typedOf(id), kinds[id].shelf);
    return difference ? [`${eggTypeIn(types, id).name}: ${difference}`] : [];
  });
  return (
    <RecordForm
      name="count the shelf"
      title={COUNT_THE_SHELF}
      loss="a shelf that is half counted"
      submit="Save"
      fold={fold}
      command={command}
      read={read}
      onReset={forget}
    >
      {(refusal, button) => (
        <>
          <p className={styles.help}>
            What stands there and may be handed over, eggs of orders that aren't packed among it.
            What you leave empty isn't counted.
          </p>
          <div className={styles.counting} onInput={onInput}>
            {CATEGORY_IDS.map((id) => (
              <Field
                key={id}
                name={id}
                label={eggTypeIn(types, id).name}
                type="number"
                inputMode="numeric"
                min={0}
                max={MOST_EGGS}
                step={1}
                autoComplete="off"
                hint={`In the book: ${withCommas(kinds[id].shelf)}`}
                error={faultOf(refusal, id)}
              />
            ))}
          </div>
          <FlockField />
          <p className={styles.help}>
            Of eggs that are found. Where no flock is known they are not for sale if any flock's of
            their day are withheld.
          </p>
          <p role="status" className={styles.differences}>
            {refusal?.kind === "nothing-counted" && differences.length === 0
              ? NOTHING_COUNTED
              : differences.join(" · ")}
          </p>
          {button}
        </>
      )}
    </RecordForm>
  );
};
