import type { EggType } from "#core/catalogue/catalogue.ts";
import type { ChangeRefusal } from "#core/changing/changing.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { isPacked } from "#core/orders/promised.ts";
import type { GivingRefusal } from "#core/payments/giving.ts";
import type { PriceSheet } from "#core/pricing/price-edit.ts";
import { PackRow } from "#ui/admin/by-hand/pack-row.tsx";
import styles from "#ui/admin/changing/changing.module.css";
import { Difference } from "#ui/admin/changing/difference.tsx";
import { useChangePacks } from "#ui/admin/changing/queries.ts";
import {
  type ChangedHalf,
  type ChangedLine,
  type ChangedPacksForm,
  useChangedPacks,
} from "#ui/admin/changing/use-changed-packs.ts";
import { useWhoIsTold } from "#ui/admin/orders/told-queries.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { Fold } from "#ui/shared/parts/fold.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { spaced } from "#ui/shared/spaced.ts";
import { toldInWords } from "#ui/shared/told-in-words.ts";
import { withCommas } from "#ui/shared/with-commas.ts";

type Refusal = ChangeRefusal | GivingRefusal;

const AGAIN = "Press again to change it anyway.";

const wordsOf = (refusal: Refusal | undefined, eggs: readonly EggType[]): string => {
  switch (refusal?.kind) {
    case "more-than-for-sale": {
      const few = refusal.lacking.map(({ category, forSale }) => {
        const name = eggs.find(({ id }) => id === category)?.name ?? "";
        return `${withCommas(forSale)} ${name.toLowerCase()}`;
      });
      return `Only ${few.join(" and ")} are for sale. ${AGAIN}`;
    }
    case "day-not-open":
      return `Its day is ${refusal.why} by now. ${AGAIN}`;
    case "more-than-here":
      return `Only ${formatGbp(refusal.left)} of it can go back by PayPal. Please choose another way.`;
    case "order-changed":
      return "This order has changed meanwhile. Please look at it again.";
    case "nothing-left":
      return "An order needs a pack. To take back all of it, cancel or refund the order.";
    case "not-for-sale":
    case "bad-packs":
      return "Please enter a price for each pack.";
    default:
      return "";
  }
};

interface RowsProps {
  readonly form: ChangedPacksForm;
  readonly lines: readonly ChangedLine[];
  readonly hasFault: boolean;
}

const Rows = ({ form, lines, hasFault }: RowsProps) =>
  lines.map((line) => (
    <PackRow
      key={line.key}
      line={line}
      name={line.name}
      title={`${line.name}, ${line.pack.packSize} pack`}
      listOf={line.before > 0 ? "the order's price" : "list price"}
      hasFault={hasFault}
      onChange={(pack) => form.take(line.key, pack)}
    />
  ));

interface HalfProps extends Omit<RowsProps, "lines"> {
  readonly half: ChangedHalf;
  readonly isOfTwo: boolean;
}

const Half = ({ half: { method, own, others }, isOfTwo, ...rows }: HalfProps) => (
  <>
    {isOfTwo && <h3>{DELIVERY_NAMES[method]}</h3>}
    <Rows {...rows} lines={own} />
    <Fold title="Other packs" className={styles.others}>
      <Rows {...rows} lines={others} />
    </Fold>
  </>
);

interface DialogProps {
  readonly order: Order;
  readonly prices: PriceSheet;
  readonly onClose: () => void;
}

export const ChangePacksDialog = ({ order, prices, onClose }: DialogProps) => {
  const { eggs } = useFarm();
  const change = useChangePacks();
  const form = useChangedPacks(order, { prices, eggs });
  const told = useWhoIsTold([order.id]);
  const end = (): void => {
    form.forget();
    onClose();
  };
  return (
    <AskDialog
      title={`Change packs of order ${shortId(order)}`}
      confirm="Change Packs"
      variant="default"
      command={change}
      input={() => (form.hasChanged ? form.change() : undefined)}
      onRefused={({ kind }) => form.noteRefused(kind)}
      onNothing={end}
      onClose={end}
    >
      {(refusal) => (
        <>
          {isPacked(order) && <p>It is packed already. It will be unpacked, to be packed anew.</p>}
          {form.halves.map((half) => (
            <Half
              key={half.method}
              half={half}
              isOfTwo={form.halves.length > 1}
              form={form}
              hasFault={form.isUnpriced}
            />
          ))}
          <Difference order={order} form={form} />
          <p role="alert">{wordsOf(refusal, eggs)}</p>
          {form.hasChanged && <p>{spaced(toldInWords(told))}</p>}
          <p role="status">{change.isPending && "The packs are being changed…"}</p>
        </>
      )}
    </AskDialog>
  );
};
