import { addressLines } from "#core/orders/address.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import { movedBy, postcodeOf, type RunOrder, runOf } from "#core/packing/run-order.ts";
import { nameOn } from "#ui/admin/packing/names.ts";
import { useSetRunOrder } from "#ui/admin/packing/run-order-queries.ts";
import styles from "#ui/admin/packing/run-sheet.module.css";
import { addressMapUrl } from "#ui/shared/map-urls.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

export const useMoves = (stops: readonly PackParcel[]) => {
  const sent = useSetRunOrder();
  const run = runOf(stops);
  return {
    run,
    sent,
    move: (postcode: string, step: 1 | -1): void => sent.mutate(movedBy(run, postcode, step)),
    reset: (): void => sent.mutate([]),
  };
};

export type Moves = ReturnType<typeof useMoves>;

interface StepProps {
  readonly step: 1 | -1;
  readonly postcode: string;
  readonly who: string;
  readonly moves: Moves;
}

const neighbour = (run: RunOrder, postcode: string, step: 1 | -1): string | undefined =>
  run[run.indexOf(postcode) + step];

const Step = ({ step, postcode, who, moves }: StepProps) => {
  const name = step < 0 ? "Move up" : "Move down";
  return (
    <SavingButton
      variant="secondary"
      size="sm"
      aria-label={`${name}: ${who}`}
      aria-disabled={neighbour(moves.run, postcode, step) === undefined}
      onClick={() => moves.move(postcode, step)}
    >
      {name}
    </SavingButton>
  );
};

interface StopButtonsProps {
  readonly parcel: PackParcel;
  readonly moves: Moves | null;
}

export const StopButtons = ({ parcel, moves }: StopButtonsProps) => {
  const { address } = parcel.order;
  const postcode = postcodeOf(parcel);
  const who = nameOn(parcel.order);
  return (
    <div className={styles.stopButtons}>
      {moves && postcode && (
        <>
          <Step step={-1} postcode={postcode} who={who} moves={moves} />
          <Step step={1} postcode={postcode} who={who} moves={moves} />
        </>
      )}
      {address && (
        <a
          href={addressMapUrl(addressLines(address))}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open in maps: ${who}`}
        >
          Open in maps
        </a>
      )}
    </div>
  );
};
