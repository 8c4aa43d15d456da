import type { FlockToCount } from "#core/care/get-count-sheet.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import { LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import type { Day } from "#core/shared/day.ts";
import { lastInWords } from "#ui/admin/counting/count-words.ts";
import { type Draft, withCountOf } from "#ui/admin/counting/draft.ts";
import { SizeRow } from "#ui/admin/counting/size-row.tsx";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface SizeRowsProps {
  readonly sheet: FlockToCount;
  readonly today: Day;
  readonly draft: Draft;
  readonly onType: (draft: Draft) => void;
}

/** Young hens lay small eggs, which the shop sells under another name. */
const SizeName = ({ size, isPullets }: { size: LoggedSize; isPullets: boolean }) => {
  const { name } = eggTypeIn(useFarm().eggs, "pullet");
  return size === "small" && isPullets ? (
    <>
      <span>{`${SIZE_NAMES.small},`}</span> <small>{`sold as ${name}`}</small>
    </>
  ) : (
    <span>{SIZE_NAMES[size]}</span>
  );
};

export const SizeRows = ({ sheet, today, draft, onType }: SizeRowsProps) =>
  LOGGED_SIZES.map((size) => (
    <SizeRow
      key={size}
      name={<SizeName size={size} isPullets={sheet.isPullets} />}
      last={lastInWords(sheet.last, size, today)}
      typed={draft.counts[size]}
      onType={(typed) => onType(withCountOf(draft, size, typed))}
    />
  ));
