import { CATALOGUE } from "#core/catalogue/catalogue.ts";
import type { Pack } from "#core/catalogue/pack.ts";
import type { SteepChange } from "#core/pricing/steep-change.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

/** "Large 12". */
const shortName = ({ category, packSize }: Pack): string =>
  `${CATALOGUE[category].name.replace(/ Eggs$/, "")} ${packSize}`;

interface SteepQuestionProps {
  /** None where nothing is asked. */
  readonly changes: readonly SteepChange[];
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Asks before prices are saved that change more than a price is likely to. */
export const SteepQuestion = ({ changes, onSave, onClose }: SteepQuestionProps) => (
  <Dialog
    open={changes.length > 0}
    title="Is this right?"
    onClose={onClose}
    actions={
      <>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <SavingButton onClick={onSave}>Save Prices</SavingButton>
      </>
    }
  >
    <p>
      {changes.length === 1 ? "A price changes" : "Some prices change"} more than threefold. No
      price is saved yet.
    </p>
    <ul>
      {changes.map((change) => (
        <li key={shortName(change)}>
          {shortName(change)}: {formatGbp(change.from)} → {formatGbp(change.to)}
        </li>
      ))}
    </ul>
  </Dialog>
);
