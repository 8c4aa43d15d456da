import { useRef } from "react";
import { Link } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import { CATEGORY_IDS, eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import type { ShownLot } from "#core/ledger/shown-lot.ts";
import { sumOf } from "#core/shared/sum.ts";
import adminStyles from "#ui/admin/admin.module.css";
import styles from "#ui/admin/eggs/book.module.css";
import { laidOn } from "#ui/admin/eggs/names.ts";
import { useTakeOffShelf } from "#ui/admin/eggs/queries.ts";
import { OFF_THE_SHELF } from "#ui/admin/eggs/sections.ts";
import { Folded } from "#ui/admin/lists/folded.tsx";
import { useApp } from "#ui/shared/app-context.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

const pastTheirDay = ({ kinds }: EggBookSheet): readonly ShownLot[] =>
  CATEGORY_IDS.flatMap((id) => kinds[id].lots).filter(({ isPast }) => isPast);

const SHOWN = 6;

export const OffTheShelf = ({ sheet }: { readonly sheet: EggBookSheet }) => {
  const { visitor } = useApp();
  const { eggs: types } = useFarm();
  const ref = useRef<HTMLDivElement>(null);
  const command = useTakeOffShelf();
  const lots = pastTheirDay(sheet);
  const take = (): void => {
    ref.current?.focus();
    command.mutate(
      lots.map(({ id: lot, category, left }) => ({
        id: visitor.newId(),
        lot,
        category,
        eggs: left,
        kind: "old",
      })),
    );
  };
  return (
    <div ref={ref} tabIndex={-1} className={styles.waits}>
      {lots.length > 0 && (
        <section className={adminStyles.adminCard} aria-labelledby={OFF_THE_SHELF}>
          <h2 id={OFF_THE_SHELF}>Take off the shelf</h2>
          <p>{`${withCommas(sumOf(lots, ({ left }) => left))} eggs are past their day and not for sale.`}</p>
          <Folded items={lots} most={SHOWN} more={(count) => `${count} lots more`}>
            {(some) => (
              <ul>
                {some.map(({ id, category, left, laid, handOverUntil }) => (
                  <li key={id}>
                    <span>{`${withCommas(left)} ${eggTypeIn(types, category).name}, `}</span>
                    <Link to={adminPaths.eggLot(id)}>{`laid ${laidOn(laid)}`}</Link>
                    <span>{`, to hand over until ${laidOn(handOverUntil)}`}</span>
                  </li>
                ))}
              </ul>
            )}
          </Folded>
          <SavingButton
            variant="secondary"
            sent={[command]}
            disabled={command.isPending}
            onClick={take}
          >
            Take off the shelf
          </SavingButton>
        </section>
      )}
    </div>
  );
};
