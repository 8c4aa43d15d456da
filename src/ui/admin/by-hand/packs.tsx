import type { EggType } from "#core/catalogue/catalogue.ts";
import type { StockSheet } from "#core/inventory/stock-edit.ts";
import type { PriceSheet } from "#core/pricing/price-edit.ts";
import { Fault } from "#ui/admin/by-hand/fault.tsx";
import styles from "#ui/admin/by-hand/new-order.module.css";
import { PackRow } from "#ui/admin/by-hand/pack-row.tsx";
import packStyles from "#ui/admin/by-hand/packs.module.css";
import { eggsOf, linesOf } from "#ui/admin/by-hand/typed-new-order.ts";
import type { NewOrderForm } from "#ui/admin/by-hand/use-new-order.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

interface PacksProps {
  readonly form: NewOrderForm;
  readonly prices: PriceSheet;
  readonly stock: StockSheet;
}

const Kind = ({ kind, form, prices, stock }: PacksProps & { readonly kind: EggType }) => {
  const { typed, faults, change } = form;
  const lines = linesOf(kind, typed, prices);
  const { forSale } = stock[kind.id];
  const isShort = eggsOf(lines) > forSale;
  return (
    <fieldset className={packStyles.kind}>
      <legend>
        <span>{kind.name}</span>{" "}
        <small
          className={packStyles.forSale}
          data-short={isShort || undefined}
        >{`${withCommas(forSale)} for sale`}</small>
      </legend>
      {lines.map((line) => (
        <PackRow
          key={line.id}
          line={line}
          name={kind.name}
          hasFault={faults.includes("prices")}
          onChange={(pack) => change({ packs: { ...typed.packs, [line.id]: pack } })}
        />
      ))}
    </fieldset>
  );
};

export const Packs = (props: PacksProps) => (
  <section aria-labelledby="new-order-packs" className={styles.section}>
    <h2 id="new-order-packs">Packs</h2>
    <Fault field="packs" form={props.form} />
    <div className={packStyles.kinds}>
      {props.form.kinds.map((kind) => (
        <Kind key={kind.id} kind={kind} {...props} />
      ))}
    </div>
  </section>
);
