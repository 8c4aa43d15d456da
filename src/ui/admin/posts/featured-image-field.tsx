import { useId, useRef } from "react";
import { Preparing } from "#ui/admin/editor/preparing.tsx";
import { type OnPreparing, usePictures } from "#ui/admin/editor/use-pictures.ts";
import styles from "#ui/admin/posts/posts.module.css";
import { Button } from "#ui/shared/parts/button.tsx";
import fieldStyles from "#ui/shared/parts/field.module.css";

interface FeaturedImageFieldProps {
  readonly value: string;
  readonly onChange: (picture: string) => void;
  readonly onPreparing: OnPreparing;
}

export const FeaturedImageField = ({ value, onChange, onPreparing }: FeaturedImageFieldProps) => {
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
      <label htmlFor={id}>Featured Image</label>
      <input
        id={id}
        type="file"
        accept="image/*"
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {isPreparing && <Preparing />}
      {value && (
        <div className={styles.preview}>
          <img src={value} alt="Preview of what heads the story" />
          <Button variant="outline" size="sm" onClick={() => onChange("")}>
            Remove Image
          </Button>
        </div>
      )}
    </div>
  );
};
