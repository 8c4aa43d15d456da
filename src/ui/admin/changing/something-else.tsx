import { useState } from "react";
import { CATEGORY_IDS, type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import { SWAP_PRICES, type SwapPrice } from "#core/changing/swap.ts";
import type { EggBookSheet, ShortOrder } from "#core/egg-book/get-egg-book.ts";
import { shortId } from "#core/orders/order.ts";
import styles from "#ui/admin/changing/changing.module.css";
import { useSwapPacks } from "#ui/admin/changing/swap-queries.ts";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

interface SomethingElseProps {
  readonly from: CategoryId;
  readonly name: string;
  readonly kinds: EggBookSheet["kinds"];
  readonly orders: readonly ShortOrder[];
}

const PRICES: Readonly<Record<SwapPrice, string>> = {
  todays: "Today's price: what is less goes back",
  "as-ordered": "The price that was paid",
};

/** The most that is for sale comes first. */
const othersOf = ({ from, kinds }: SomethingElseProps): readonly CategoryId[] =>
  CATEGORY_IDS.filter((id) => id !== from && kinds[id].forSale > 0).toSorted(
    (one, other) => kinds[other].forSale - kinds[one].forSale,
  );

/** An order may lack eggs for both of its days. */
const eachOnce = (orders: readonly ShortOrder[]): readonly ShortOrder[] => [
  ...new Map(orders.toReversed().map((one) => [one.order.id, one])).values(),
];

interface TicksProps {
  readonly orders: readonly ShortOrder[];
  readonly left: ReadonlySet<string>;
  readonly onTick: (id: string, isLeft: boolean) => void;
}

const Ticks = ({ orders, left, onTick }: TicksProps) => (
  <fieldset className={styles.ticks}>
    <legend>Which orders?</legend>
    {orders.map(({ order, packs }) => (
      <label key={order.id}>
        <input
          type="checkbox"
          checked={!left.has(order.id)}
          onChange={({ target }) => onTick(order.id, !target.checked)}
        />
        <span>{`${order.customerName || shortId(order)}: ${packs}`}</span>
      </label>
    ))}
  </fieldset>
);

const SwapDialog = (props: SomethingElseProps & { readonly onClose: () => void }) => {
  const { from, name, kinds, orders, onClose } = props;
  const { eggs } = useFarm();
  const swap = useSwapPacks();
  const [others] = useState(() => othersOf(props));
  const [to, setTo] = useState<CategoryId | undefined>(others[0]);
  const [price, setPrice] = useState<SwapPrice>("todays");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const shown = eachOnce(orders);
  const chosen = shown.filter(({ order }) => !left.has(order.id));
  const tick = (id: string, isLeft: boolean): void => {
    const next = new Set(left);
    if (isLeft) next.add(id);
    else next.delete(id);
    setLeft(next);
  };
  return (
    <AskDialog
      title={`Something else instead of ${name.toLowerCase()}`}
      confirm={chosen.length === 1 ? "Change 1 Order" : `Change ${chosen.length} Orders`}
      variant="default"
      command={swap}
      input={() =>
        to && chosen.length > 0
          ? {
              orders: chosen.map(({ order: { id }, version }) => ({ id, version })),
              ...{ from, to, price },
            }
          : undefined
      }
      onNothing={onClose}
      onClose={onClose}
    >
      {() => (
        <>
          <Ticks orders={shown} left={left} onTick={tick} />
          {to ? (
            <SelectField
              label="They get instead, in packs of the same size"
              options={others}
              nameOf={(id) =>
                `${eggTypeIn(eggs, id).name}, ${withCommas(kinds[id].forSale)} for sale`
              }
              value={to}
              onChoose={setTo}
            />
          ) : (
            <p>No other eggs are for sale.</p>
          )}
          <SelectField
            label="At which price?"
            options={SWAP_PRICES.toReversed()}
            nameOf={(one) => PRICES[one]}
            value={price}
            onChoose={setPrice}
          />
          <p>What would cost more is a gift. Each customer is written what they get.</p>
        </>
      )}
    </AskDialog>
  );
};

export const SomethingElse = (props: SomethingElseProps) => (
  <AskButton label="Give something else…">
    {(onClose) => <SwapDialog {...props} onClose={onClose} />}
  </AskButton>
);
