import { type EggCounts, LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import type { UpdateEggsRefusal } from "#core/flocks/update-entry.ts";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import type { Typed } from "#ui/shared/forms/typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";

interface EggFieldsProps {
  readonly refusal: UpdateEggsRefusal | undefined;
  readonly counts?: EggCounts;
}

export const EggFields = ({ refusal, counts }: EggFieldsProps) => {
  const tooMany = refusal?.kind === "too-many-eggs" ? refusal.sizes : [];
  return LOGGED_SIZES.map((size) => (
    <Field
      key={size}
      label={SIZE_NAMES[size]}
      name={size}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      placeholder="0"
      defaultValue={counts?.[size]}
      error={tooMany.includes(size) ? "At most 1,000,000." : undefined}
    />
  ));
};

export const eggsIn = (typed: Typed) => ({
  date: typed("date"),
  counts: Object.fromEntries(LOGGED_SIZES.map((size) => [size, typed(size)])) as Record<
    LoggedSize,
    string
  >,
});
