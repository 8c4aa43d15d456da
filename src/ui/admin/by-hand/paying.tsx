import { HOW_PAID } from "#core/orders/paid-by-hand.ts";
import { HOW_NAMES } from "#core/orders/payment-words.ts";
import { Fault } from "#ui/admin/by-hand/fault.tsx";
import styles from "#ui/admin/by-hand/new-order.module.css";
import type { NewOrderForm } from "#ui/admin/by-hand/use-new-order.ts";
import chipStyles from "#ui/shared/parts/day-chips.module.css";
import { spaced } from "#ui/shared/spaced.ts";

export const Paying = ({ form }: { readonly form: NewOrderForm }) => (
  <fieldset className={styles.section}>
    <legend>How it is paid</legend>
    <Fault field="how" form={form} />
    <div className={spaced(chipStyles.chips, styles.pairs)}>
      {HOW_PAID.map((how) => (
        <label key={how}>
          <input
            type="radio"
            name="new-order-how"
            checked={form.typed.how === how}
            onChange={() => form.change({ how })}
          />
          <span className={chipStyles.chip}>{HOW_NAMES[how]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
