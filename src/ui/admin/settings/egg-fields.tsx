import { CATALOGUE, type CategoryId } from "#core/catalogue/catalogue.ts";
import { EGG_LETTERS } from "#core/profile/typed-eggs.ts";
import type { OnPreparing } from "#ui/admin/editor/use-pictures.ts";
import { PictureSetting } from "#ui/admin/settings/picture-setting.tsx";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import styles from "#ui/admin/settings/titled.module.css";
import type { Setting } from "#ui/admin/settings/use-section.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { spaced } from "#ui/shared/spaced.ts";

const MOST_PIXELS = 800;

interface EggFieldsProps {
  readonly id: CategoryId;
  readonly name: string;
  readonly isForSale: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly setting: (field: "name" | "description" | "picture") => Setting;
  readonly onPreparing: OnPreparing;
  readonly onMove: (by: -1 | 1, button: HTMLButtonElement) => void;
}

export const EggFields = ({ id, name, setting, onPreparing, onMove, ...kind }: EggFieldsProps) => (
  <fieldset className={spaced(styles.titled, styles.kind)}>
    <legend>{name}</legend>
    <div className={styles.moves}>
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={kind.isFirst}
        onClick={({ currentTarget }) => onMove(-1, currentTarget)}
      >
        Up
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={kind.isLast}
        onClick={({ currentTarget }) => onMove(1, currentTarget)}
      >
        Down
      </Button>
      {!kind.isForSale && <small>Not for sale</small>}
    </div>
    <TextSetting
      {...setting("name")}
      most={EGG_LETTERS.name}
      label="Name"
      hint={`Empty, it is ${CATALOGUE[id].name}.`}
    />
    <TextSetting
      {...setting("description")}
      most={EGG_LETTERS.description}
      label="Description"
      rows={2}
    />
    <PictureSetting
      {...setting("picture")}
      label="Picture"
      instead={CATALOGUE[id].image}
      preview={`What the card of ${name} shows`}
      removal="Remove Image"
      most={MOST_PIXELS}
      onPreparing={onPreparing}
    />
  </fieldset>
);
