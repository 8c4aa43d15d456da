import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { PastHandOver as Past } from "#core/egg-book/get-past-hand-over.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { shortNameOf } from "#ui/admin/eggs/names.ts";
import styles from "#ui/admin/packing/past-hand-over.module.css";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useSetOrderStatus } from "#ui/shared/queries/orders.ts";
import { usePastHandOver } from "#ui/shared/queries/packing.ts";

/** "Large: hand over by Saturday 12 December is over." */
export const usePastInWords = () => {
  const { eggs } = useFarm();
  return ({ kinds }: Past): string =>
    kinds
      .map(({ category, until }) => {
        const name = shortNameOf(eggTypeIn(eggs, category).name);
        return `${name}: hand over by ${writtenDay(until)} is over.`;
      })
      .join(" ");
};

/** At an order that stands packed, and that nobody came for in time. */
export const PastHandOver = ({ id }: { readonly id: string }) => {
  const inWords = usePastInWords();
  const past = usePastHandOver().find(({ order }) => order.id === id);
  const unpack = useSetOrderStatus();
  if (!past) return null;
  return (
    <div className={styles.past}>
      <p>
        <strong>{inWords(past)}</strong> Unpack it: its eggs leave the book as too old, and it is
        packed with fresh ones.
      </p>
      <SavingButton
        variant="outline"
        size="sm"
        sent={[unpack]}
        disabled={unpack.isPending}
        onClick={() => unpack.mutate({ id, status: "Pending" })}
      >
        Unpack
      </SavingButton>
    </div>
  );
};
