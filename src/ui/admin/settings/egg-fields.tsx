import { CATALOGUE, type CategoryId } from "#core/catalogue/catalogue.ts";
import { EGG_LETTERS } from "#core/profile/typed-eggs.ts";
import { PictureField } from "#ui/admin/editor/picture-field.tsx";
import type { OnPreparing } from "#ui/admin/editor/use-pictures.ts";
import { faultText } from "#ui/admin/settings/fault-texts.ts";
import styles from "#ui/admin/settings/settings.module.css";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import type { useSection } from "#ui/admin/settings/use-section.ts";
import { Button } from "#ui/shared/parts/button.tsx";

/** Of the card, on a fine screen. */
const MOST_PIXELS = 800;

interface EggFieldsProps {
  readonly id: CategoryId;
  readonly name: string;
  readonly isForSale: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly form: Pick<ReturnType<typeof useSection>, "typed" | "faultOf" | "type">;
  readonly onPreparing: OnPreparing;
  readonly onMove: (by: -1 | 1, button: HTMLButtonElement) => void;
}

export const EggFields = ({ id, name, form, onPreparing, onMove, ...kind }: EggFieldsProps) => {
  const setting = (field: "name" | "description") => ({
    name: `${id}-${field}`,
    most: EGG_LETTERS[field],
    text: form.typed[`${id}-${field}`] ?? "",
    fault: form.faultOf(`${id}-${field}`),
    onType: (text: string) => form.type(`${id}-${field}`, text),
  });
  return (
    <fieldset className={styles.titled}>
      <legend>{name}</legend>
      <div className={styles.moves}>
        <Button
          variant="outline"
          size="sm"
          aria-disabled={kind.isFirst}
          onClick={({ currentTarget }) => onMove(-1, currentTarget)}
        >
          Up
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-disabled={kind.isLast}
          onClick={({ currentTarget }) => onMove(1, currentTarget)}
        >
          Down
        </Button>
        {!kind.isForSale && <small>Not for sale</small>}
      </div>
      <TextSetting {...setting("name")} label="Name" hint={`Empty, it is ${CATALOGUE[id].name}.`} />
      <TextSetting {...setting("description")} label="Description" rows={2} />
      <PictureField
        label="Picture"
        name={`${id}-picture`}
        value={form.typed[`${id}-picture`] ?? ""}
        instead={CATALOGUE[id].image}
        preview={`What the card of ${name} shows`}
        removal="Remove Image"
        error={faultText(form.faultOf(`${id}-picture`))}
        most={MOST_PIXELS}
        onChange={(picture) => form.type(`${id}-picture`, picture)}
        onPreparing={onPreparing}
      />
    </fieldset>
  );
};
