import { useRef } from "react";
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

/** At an order that stands packed, and that nobody came for in time. The button leaves when it is pressed: the focus waits here. */
export const PastHandOver = ({ id }: { readonly id: string }) => {
  const ref = useRef<HTMLDivElement>(null);
  const inWords = usePastInWords();
  const past = usePastHandOver().find(({ order }) => order.id === id);
  const unpack = useSetOrderStatus();
  if (!past && unpack.isIdle) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has no fields.
    <div ref={ref} role="group" aria-label="Past its day" tabIndex={-1} className={styles.waits}>
      {past && (
        <div className={styles.past}>
          <p>
            <strong>{inWords(past)}</strong> Unpack it, and pack it with fresh ones.
          </p>
          <SavingButton
            variant="outline"
            size="sm"
            sent={[unpack]}
            disabled={unpack.isPending}
            onClick={() => {
              ref.current?.focus();
              unpack.mutate({ id, status: "Pending" });
            }}
          >
            Unpack
          </SavingButton>
        </div>
      )}
    </div>
  );
};
