import { Fragment, useRef } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { Unfit, WithheldEggs } from "#core/recall/unfit-eggs.ts";
import { writtenDay } from "#core/shared/calendar.ts";
import { shortNameOf } from "#ui/admin/eggs/names.ts";
import { useIsHelper } from "#ui/admin/login/session-queries.ts";
import { useSetOrderStatus } from "#ui/admin/orders/queries.ts";
import { useUnfitOrders } from "#ui/admin/packing/queries.ts";
import styles from "#ui/admin/packing/unfit-eggs.module.css";
import { formatDay } from "#ui/shared/dates.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

export const usePastInWords = () => {
  const { eggs } = useFarm();
  return ({ past }: Pick<Unfit, "past">): string =>
    past
      .map(({ category, until }) => {
        const name = shortNameOf(eggTypeIn(eggs, category).name);
        return `${name}: hand over by ${writtenDay(until)} is over.`;
      })
      .join(" ");
};

export const useWithheldInWords = () => {
  const { eggs: kinds } = useFarm();
  return ({ category, eggs, flock, isOfNoFlock, laid, until }: WithheldEggs): string => {
    const name = shortNameOf(eggTypeIn(kinds, category).name);
    const are = eggs === 1 ? "is" : "are";
    const [whose, medicine] = isOfNoFlock
      ? ["no known flock", `medicine of Flock ${flock}`]
      : [`Flock ${flock}`, "medicine"];
    return `${name}: ${withCommas(eggs)} of ${whose}, laid on ${writtenDay(laid)}, ${are} withheld (${medicine} until ${formatDay(until, "d MMMM")}).`;
  };
};

interface WhyUnfitProps {
  readonly unfit: Unfit;
  readonly leadsToLots: boolean;
}

const Why = ({ unfit, leadsToLots }: WhyUnfitProps) => {
  const pastInWords = usePastInWords();
  const withheldInWords = useWithheldInWords();
  const { past, withheld } = unfit;
  return (
    <p>
      {past.length > 0 && <strong>{`${pastInWords(unfit)} `}</strong>}
      {withheld.map((eggs) => (
        <Fragment key={eggs.lot}>
          <strong>{`${withheldInWords(eggs)} `}</strong>
          {leadsToLots && (
            <span>
              <Link to={adminPaths.eggLot(eggs.lot)}>See their lot</Link>.{" "}
            </span>
          )}
        </Fragment>
      ))}
      <span>{`Unpack it, and pack it with ${withheld.length > 0 ? "others" : "fresh ones"}.`}</span>
    </p>
  );
};

export const UnfitAlong = ({ unfit }: { readonly unfit: Unfit }) => (
  <div className={styles.unfit}>
    <Why unfit={unfit} leadsToLots={false} />
  </div>
);

export const UnfitEggs = ({ id }: { readonly id: string }) => {
  const ref = useRef<HTMLDivElement>(null);
  const unfit = useUnfitOrders().find(({ order }) => order.id === id);
  const unpack = useSetOrderStatus();
  const isHelper = useIsHelper();
  if (!unfit && unpack.isIdle) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has no fields.
    <div
      ref={ref}
      role="group"
      aria-label="Eggs of this order"
      tabIndex={-1}
      className={styles.waits}
    >
      {unfit && (
        <div className={styles.unfit}>
          <Why unfit={unfit} leadsToLots={!isHelper} />
          <SavingButton
            variant="secondary"
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
