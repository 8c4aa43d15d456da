import type { CountNote } from "#core/care/count-note.ts";
import { LOGGED_SIZES, type LoggedSize } from "#core/flocks/flock.ts";
import type { UpdateEggsRefusal } from "#core/flocks/update-entry.ts";
import styles from "#ui/admin/flocks/care.module.css";
import { SIZE_NAMES } from "#ui/admin/flocks/names.ts";
import type { Typed } from "#ui/shared/forms/typed.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

interface NoteFieldsProps {
  readonly refusal: UpdateEggsRefusal | undefined;
  readonly note: CountNote;
}

const FIGURE = { type: "number", inputMode: "numeric", min: 0, step: 1, placeholder: "0" } as const;

export const NoteFields = ({ refusal, note: { cracked, kept } }: NoteFieldsProps) => (
  <div className={styles.fields}>
    <Field
      {...FIGURE}
      label="Cracked"
      name="cracked"
      defaultValue={cracked}
      error={refusal?.kind === "too-many-cracked" ? "At most 1,000,000." : undefined}
    />
    <Field
      {...FIGURE}
      label="Kept for us"
      name="keptEggs"
      defaultValue={kept?.eggs ?? 0}
      error={refusal?.kind === "too-many-kept" ? `At most ${refusal.eggs} of them.` : undefined}
    />
    <SelectField
      label="Kept size"
      name="keptSize"
      options={LOGGED_SIZES}
      nameOf={(size) => SIZE_NAMES[size]}
      defaultValue={kept?.size ?? "large"}
    />
  </div>
);

export const noteIn = (typed: Typed) => ({
  cracked: typed("cracked"),
  kept: { size: typed("keptSize") as LoggedSize, eggs: typed("keptEggs") },
});
