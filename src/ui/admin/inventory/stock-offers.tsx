import { type StockDifference, sameDifference } from "#core/inventory/stock-edit.ts";
import styles from "#ui/admin/inventory/stock.module.css";
import { Button } from "#ui/shared/parts/button.tsx";
import { withCommas } from "#ui/shared/with-commas.ts";

interface StockOffersProps extends StockDifference {
  readonly now: number;
  readonly onChoose: (eggs: number) => void;
}

const differenceText = ({ from, to }: StockDifference): string =>
  to < from ? `−${withCommas(from - to)} of` : `+${withCommas(to - from)} to`;

export const StockOffers = ({ now, onChoose, ...difference }: StockOffersProps) => {
  const changed = sameDifference(difference, now);
  return (
    <div className={styles.offers}>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => onChoose(changed)}
      >{`${differenceText(difference)} what is there now: ${withCommas(changed)}`}</Button>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => onChoose(difference.to)}
      >{`Set to ${withCommas(difference.to)}`}</Button>
    </div>
  );
};
