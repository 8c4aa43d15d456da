import { MOST_EGGS } from "#core/inventory/egg-count.ts";
import { eggsInWords } from "#ui/admin/counting/count-words.ts";
import {
  type Draft,
  eggsIn,
  isFaulty,
  isNothing,
  isTooMany,
  isTooManyKept,
} from "#ui/admin/counting/draft.ts";
import styles from "#ui/admin/counting/save-bar.module.css";
import type { Counting } from "#ui/admin/counting/use-count.ts";
import { useSizeNames } from "#ui/admin/counting/use-size-names.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";
import { withCommas } from "#ui/shared/with-commas.ts";

const faultOf = (draft: Draft, names: ReturnType<typeof useSizeNames>): string | null => {
  if (isTooMany(draft.cracked)) return `At most ${withCommas(MOST_EGGS)} cracked.`;
  return isTooManyKept(draft) ? `At most what ${names[draft.kept.size]} has.` : null;
};

interface SaveBarProps {
  readonly counting: Counting;
  readonly faultId: string;
  readonly onSave: () => void;
}

export const SaveBar = ({ counting: { draft, sent }, faultId, onSave }: SaveBarProps) => {
  const [isEmpty, isBusy] = [isNothing(draft), sent.isPending];
  const fault = faultOf(draft, useSizeNames());
  return (
    <>
      <div className={styles.saveBar}>
        <Button
          type="submit"
          disabled={isEmpty || isBusy || isFaulty(draft)}
          data-faulty={fault === null ? undefined : ""}
          className={styles.save}
          aria-busy={isBusy}
        >
          {sent.isPending
            ? `Saving ${eggsInWords(eggsIn(sent.variables.count))}…`
            : `Save ${eggsInWords(eggsIn(draft))}`}
        </Button>
        {isEmpty && !isBusy && (
          <Button variant="secondary" onClick={onSave} className={styles.save}>
            Nothing laid
          </Button>
        )}
        {fault && (
          <p id={faultId} role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
      <NotReached sent={sent} />
    </>
  );
};
