import { useId, useRef } from "react";
import styles from "#ui/admin/editor/editor.module.css";
import { Preparing } from "#ui/admin/editor/preparing.tsx";
import { type OnPreparing, usePictures } from "#ui/admin/editor/use-pictures.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import fieldStyles from "#ui/shared/parts/field.module.css";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { spaced } from "#ui/shared/spaced.ts";

interface PictureFieldProps {
  readonly label: string;
  readonly name?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly preview: string;
  readonly removal: string;
  readonly value: string;
  readonly instead?: string;
  /** Longest side in pixels. */
  readonly most?: number;
  readonly onChange: (picture: string) => void;
  readonly onPreparing: OnPreparing;
}

export const PictureField = ({
  label,
  name,
  hint,
  error,
  preview,
  removal,
  value,
  instead = "",
  most,
  onChange,
  onPreparing,
}: PictureFieldProps) => {
  const id = useId();
  const { prepare, isPreparing } = usePictures(onPreparing, most);
  const chosen = useRef<File>(undefined);
  const shown = value || instead;
  const words = spaced(hint && `${id}-hint`, error && `${id}-error`);

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    chosen.current = file;
    const picture = await prepare(file);
    if (picture && chosen.current === file) onChange(picture);
  };

  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="file"
        accept="image/*"
        aria-invalid={error ? true : undefined}
        aria-describedby={words || undefined}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {error && (
        <small id={`${id}-error`} className={fieldStyles.fieldError}>
          {error}
        </small>
      )}
      {isPreparing && <Preparing />}
      {shown && (
        <div className={styles.preview}>
          <Picture address={shown} alt={preview} shownAs="card" isSeenAtOnce />
          {value && (
            <Button variant="secondary" size="sm" onClick={() => onChange("")}>
              {removal}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
