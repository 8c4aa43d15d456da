import styles from "#ui/admin/counting/count.module.css";
import { eggsInWords } from "#ui/admin/counting/count-words.ts";
import { eggsIn, isFaulty, isNothing } from "#ui/admin/counting/draft.ts";
import type { Counting } from "#ui/admin/counting/use-count.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { NotReached } from "#ui/shared/parts/not-reached.tsx";

interface SaveBarProps {
  readonly counting: Counting;
  readonly onSave: () => void;
}

/** Usable without a network: what is saved waits. */
export const SaveBar = ({ counting: { draft, sent }, onSave }: SaveBarProps) => {
  const [isEmpty, isBusy] = [isNothing(draft), sent.isPending];
  return (
    <>
      <div className={styles.saveBar}>
        <Button
          type="submit"
          disabled={isEmpty || isBusy || isFaulty(draft)}
          className={styles.save}
        >
          Save {eggsInWords(eggsIn(draft))}
        </Button>
        {isEmpty && (
          <Button variant="outline" disabled={isBusy} onClick={onSave} className={styles.save}>
            Nothing laid
          </Button>
        )}
      </div>
      <NotReached sent={sent} />
    </>
  );
};
