import { dueInWords } from "#core/orders/due-in-words.ts";
import { type Order, shortId } from "#core/orders/order.ts";
import { itemsInWords } from "#core/orders/packs-in-words.ts";
import type { KeptOfPerson } from "#core/privacy/export-person.ts";
import { leavingAfter, needsPerson } from "#core/privacy/leaving.ts";
import { dayAndMonth } from "#core/shared/day-and-month.ts";
import styles from "#ui/admin/customers/customers.module.css";
import { useErasePerson } from "#ui/admin/customers/privacy-queries.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

const Past = () => (
  <>
    <p>
      The customer, messages, places on the waitlist and ways to look orders up are removed. This
      can't be undone.
    </p>
    <p>
      Orders stay for the books, without name, email, phone, address and note. Daily copies of the
      shop and files that you downloaded keep what they hold.
    </p>
  </>
);

const useOrdersToCome = ({ orders }: KeptOfPerson) => {
  const farm = useFarm();
  const now = useApp().visitor.now();
  const toCome = orders.filter((order) => needsPerson(order, farm, now));
  return {
    toCome,
    after: leavingAfter(toCome, farm, now),
    lineOf: (order: Order): string =>
      [dueInWords(order, now, farm)?.words, itemsInWords(order.items), `order ${shortId(order)}`]
        .filter(Boolean)
        .join(": "),
  };
};

interface EraseDialogProps {
  readonly person: KeptOfPerson;
  readonly onClose: () => void;
  readonly onErased?: () => void;
}

export const EraseDialog = ({ person, onClose, onErased }: EraseDialogProps) => {
  const { email } = person;
  const { toCome, after, lineOf } = useOrdersToCome(person);
  const isNow = after !== null && toCome.every(({ leaving }) => leaving);
  const erase = useErasePerson(isNow);
  return (
    <AskDialog
      title={isNow ? "Erase this person now?" : "Erase this person?"}
      confirm={isNow ? "Erase now" : "Erase"}
      command={erase}
      input={() => email}
      onDone={() => {
        onErased?.();
        onClose();
      }}
      onClose={onClose}
    >
      <p>
        <strong className={styles.erasedAddress}>{email}</strong>
        {isNow && <span>{` is erased after ${dayAndMonth(after)}.`}</span>}
      </p>
      {after !== null && (
        <>
          <p>
            {toCome.length === 1
              ? "This order is still to come:"
              : "These orders are still to come:"}
          </p>
          <ul>
            {toCome.map((order) => (
              <li key={order.id}>{lineOf(order)}</li>
            ))}
          </ul>
        </>
      )}
      {after !== null && !isNow && (
        <p>{`Its name, email, phone, address and note stay until it is handed over, cancelled or refunded, until ${dayAndMonth(after)} at the latest. Then they go by themselves.`}</p>
      )}
      {isNow ? (
        <p>
          If you erase now, it has no name, address, phone and note any more: they are missing on
          the run sheet, the slips and the phone's list, no email tells the customer of a change,
          and the customer can't open the order. This can't be undone.
        </p>
      ) : (
        <Past />
      )}
    </AskDialog>
  );
};
