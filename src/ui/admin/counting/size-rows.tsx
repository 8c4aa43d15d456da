import type { FlockToCount } from "#core/care/get-count-sheet.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import { LOGGED_SIZES } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import { lastInWords } from "#ui/admin/counting/count-words.ts";
import { type Draft, withCountOf } from "#ui/admin/counting/draft.ts";
import { SizeRow } from "#ui/admin/counting/size-row.tsx";
import { useSizeNames } from "#ui/admin/counting/use-size-names.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface SizeRowsProps {
  readonly sheet: FlockToCount;
  readonly today: Day;
  readonly draft: Draft;
  readonly onType: (draft: Draft) => void;
}

interface SizeNameProps {
  readonly name: string;
  /** What it is sold as, where that is another kind. */
  readonly soldAs: string | null;
}

const SizeName = ({ name, soldAs }: SizeNameProps) =>
  soldAs === null ? (
    <span>{name}</span>
  ) : (
    <>
      <span>{`${name},`}</span> <small>{`sold as ${soldAs}`}</small>
    </>
  );

export const SizeRows = ({ sheet, today, draft, onType }: SizeRowsProps) => {
  const names = useSizeNames();
  const { name: pullets } = eggTypeIn(useFarm().eggs, "pullet");
  return LOGGED_SIZES.map((size) => (
    <SizeRow
      key={size}
      name={
        <SizeName
          name={names[size]}
          soldAs={size === "small" && sheet.isPullets ? pullets : null}
        />
      }
      last={lastInWords(sheet.last, size, today)}
      typed={draft.counts[size]}
      onType={(typed) => onType(withCountOf(draft, size, typed))}
    />
  ));
};
