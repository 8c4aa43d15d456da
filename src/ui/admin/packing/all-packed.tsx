import { useState } from "react";
import type { StatusChange } from "#core/marking/set-order-status.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import { useMarkOrders } from "#ui/admin/orders/mark-queries.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";

const leftIn = (parcels: readonly PackParcel[]): readonly StatusChange[] => {
  const left = parcels.filter(
    ({ order }) => order.id !== "" && order.status === "Pending" && !order.isBeingCancelled,
  );
  const changes = left.map(({ order: { id, changes = 0 } }) => [id, changes] as const);
  return [...new Map(changes)].map(([id, seen]) => ({ id, status: "Ready", seen }));
};

const inWords = (count: number): string => (count === 1 ? "1 order" : `${count} orders`);

export const AllPacked = ({ parcels }: { readonly parcels: readonly PackParcel[] }) => {
  const [asked, setAsked] = useState<readonly StatusChange[] | null>(null);
  const mark = useMarkOrders("packed");
  const isLost = useIsConnectionLost();
  const left = leftIn(parcels);
  return (
    <>
      <Button
        variant="secondary"
        disabled={left.length === 0 || isLost || mark.isPending}
        onClick={() => setAsked(left)}
      >
        All packed
      </Button>
      {asked && (
        <ConfirmDialog
          title={`Mark ${inWords(asked.length)} as packed?`}
          confirm={`Mark ${inWords(asked.length)}`}
          variant="default"
          sent={mark}
          onConfirm={() => {
            mark.mutate(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          <p>Whoever collects is written that the eggs are ready, once.</p>
        </ConfirmDialog>
      )}
    </>
  );
};
