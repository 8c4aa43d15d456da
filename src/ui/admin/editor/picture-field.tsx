import { useId, useRef } from "react";
import styles from "#ui/admin/editor/editor.module.css";
import { Preparing } from "#ui/admin/editor/preparing.tsx";
import { type OnPreparing, usePictures } from "#ui/admin/editor/use-pictures.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import fieldStyles from "#ui/shared/parts/field.module.css";

interface PictureFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What the picture that was chosen is for, to a screen reader. */
  readonly preview: string;
  readonly removal: string;
  readonly value: string;
  readonly onChange: (picture: string) => void;
  readonly onPreparing: OnPreparing;
}

export const PictureField = ({
  label,
  hint,
  preview,
  removal,
  value,
  onChange,
  onPreparing,
}: PictureFieldProps) => {
  const id = useId();
  const { prepare, isPreparing } = usePictures(onPreparing);
  const chosen = useRef<File>(undefined);

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
        type="file"
        accept="image/*"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {isPreparing && <Preparing />}
      {value && (
        <div className={styles.preview}>
          <img src={value} alt={preview} />
          <Button variant="outline" size="sm" onClick={() => onChange("")}>
            {removal}
          </Button>
        </div>
      )}
    </div>
  );
};
