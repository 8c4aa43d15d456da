import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { Pack } from "#core/catalogue/pack.ts";
import { packName } from "#core/orders/packs-in-words.ts";
import type { SteepChange } from "#core/pricing/steep-change.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

interface SteepQuestionProps {
  readonly changes: readonly SteepChange[];
  readonly onSave: () => void;
  readonly onClose: () => void;
}

export const SteepQuestion = ({ changes, onSave, onClose }: SteepQuestionProps) => {
  const { eggs } = useFarm();
  const shortName = ({ category, packSize }: Pack): string =>
    packName({ name: eggTypeIn(eggs, category).name, packSize });
  return (
    <ConfirmDialog
      open={changes.length > 0}
      title="Is this right?"
      confirm="Save Prices"
      variant="default"
      onConfirm={onSave}
      onClose={onClose}
    >
      <p>{`${changes.length === 1 ? "A price changes" : "Some prices change"} more than threefold. No price is saved yet.`}</p>
      <ul>
        {changes.map((change) => (
          <li
            key={shortName(change)}
          >{`${shortName(change)}: ${formatGbp(change.from)} → ${formatGbp(change.to)}`}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
};
