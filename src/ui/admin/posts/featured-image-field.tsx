import { useId } from "react";
import { Preparing } from "#ui/admin/editor/preparing.tsx";
import { usePictures } from "#ui/admin/editor/use-pictures.ts";
import { Button } from "#ui/shared/parts/button.tsx";

interface FeaturedImageFieldProps {
  /** A data URL, or empty for none. */
  readonly value: string;
  readonly onChange: (picture: string) => void;
}

/** The picture at the head of a story, with its preview. */
export const FeaturedImageField = ({ value, onChange }: FeaturedImageFieldProps) => {
  const id = useId();
  const { prepare, isPreparing } = usePictures();

  const choose = async (file: File | undefined): Promise<void> => {
    const picture = file && (await prepare(file));
    if (picture) onChange(picture);
  };

  return (
    <div className="field">
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
        <div className="preview">
          <img src={value} alt="Preview of what heads the story" />
          <Button variant="outline" size="sm" onClick={() => onChange("")}>
            Remove Image
          </Button>
        </div>
      )}
    </div>
  );
};
