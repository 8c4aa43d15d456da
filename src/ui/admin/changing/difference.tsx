import type { Difference as Answer } from "#core/changing/changing.ts";
import type { Order } from "#core/orders/order.ts";
import { howToPay } from "#core/orders/paid-by-hand.ts";
import styles from "#ui/admin/changing/changing.module.css";
import type { ChangedPacksForm } from "#ui/admin/changing/use-changed-packs.ts";
import { WAY_GIVEN } from "#ui/admin/giving/refund-dialog.tsx";
import { formatGbp } from "#ui/shared/money.ts";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

interface DifferenceProps {
  readonly order: Order;
  readonly form: ChangedPacksForm;
}

type Choices = readonly (readonly [Answer, string])[];

const choicesOf = (order: Order, { difference, back, owed }: ChangedPacksForm): Choices => {
  if (difference > 0 && owed === 0) return [];
  if (difference > 0)
    return [
      ["at-door", howToPay(order) === "account" ? "It goes on the account" : "Take it at the door"],
      ["gift", "A gift"],
    ];
  return back > 0
    ? [
        ["give-back", `Give back ${formatGbp(back)}`],
        ["leave", "Leave it"],
      ]
    : [];
};

const inWords = ({ difference, owed, total }: ChangedPacksForm): string => {
  const sum = `It costs ${formatGbp(total)} then`;
  if (difference === 0) return `${sum}, as before.`;
  const most = owed === 0 ? "more, which is paid already" : "more";
  return `${sum}: ${formatGbp(Math.abs(difference))} ${difference > 0 ? most : "less"}.`;
};

/** What becomes of the money that the order costs more or less. */
export const Difference = ({ order, form }: DifferenceProps) => {
  const choices = choicesOf(order, form);
  return (
    <>
      <p role="status" className={styles.sum}>
        {inWords(form)}
      </p>
      {choices.length > 0 && (
        <fieldset className={styles.difference}>
          <legend>{form.difference > 0 ? "How is it paid?" : "What becomes of it?"}</legend>
          {choices.map(([answer, words]) => (
            <label key={answer}>
              <input
                type="radio"
                name="difference"
                checked={form.chosen === answer}
                onChange={() => form.choose(answer)}
              />
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
      )}
      {choices.length > 0 && form.chosen === "give-back" && (
        <SelectField
          label="How it goes back"
          options={form.ways}
          nameOf={(way) => WAY_GIVEN[way]}
          value={form.how}
          onChoose={form.chooseHow}
        />
      )}
    </>
  );
};
