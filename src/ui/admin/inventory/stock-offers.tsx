import { type StockDifference, sameDifference } from "#core/inventory/stock-edit.ts";
import styles from "#ui/admin/editing/editing.module.css";
import { formatEggs } from "#ui/admin/inventory/format-eggs.ts";
import { Button } from "#ui/shared/parts/button.tsx";

interface StockOffersProps extends StockDifference {
  readonly now: number;
  readonly onChoose: (eggs: number) => void;
}

const differenceText = ({ from, to }: StockDifference): string =>
  to < from ? `−${formatEggs(from - to)} of` : `+${formatEggs(to - from)} to`;

/** What a count can have meant whose eggs have changed since it was begun. */
export const StockOffers = ({ now, onChoose, ...difference }: StockOffersProps) => {
  const changed = sameDifference(difference, now);
  return (
    <div className={styles.offers}>
      <Button variant="outline" size="sm" onClick={() => onChoose(changed)}>
        {differenceText(difference)} what is there now: {formatEggs(changed)}
      </Button>
      <Button variant="outline" size="sm" onClick={() => onChoose(difference.to)}>
        Set to {formatEggs(difference.to)}
      </Button>
    </div>
  );
};
