import { useId, useState } from "react";
import { decodedAddress } from "#core/customers/decoded-domain.ts";
import { isEmail } from "#core/customers/email.ts";
import type { ListedMessage } from "#core/messages/list-messages.ts";
import { useOrderEmail, useSendOrderMail } from "#ui/admin/messages/queries.ts";
import { newWish } from "#ui/admin/orders/new-wish.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { emailFaultText } from "#ui/shared/parts/email-faults.ts";
import { EmailField } from "#ui/shared/parts/email-field.tsx";

interface SendOrderMailProps {
  readonly message: Pick<ListedMessage, "id" | "subject">;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

export const SendOrderMail = ({ message, onDone, onClose }: SendOrderMailProps) => {
  const name = useId();
  const [wish] = useState(newWish);
  const email = useOrderEmail(message.id);
  const [isOther, setOther] = useState(false);
  const [typed, setTyped] = useState("");
  const asksOther = isOther || (email !== undefined && !isEmail(email));
  const radio = (label: string, isForOther: boolean) => (
    <label>
      <input
        type="radio"
        name={name}
        checked={asksOther === isForOther}
        onChange={() => setOther(isForOther)}
      />
      {label}
    </label>
  );
  return (
    <AskDialog
      title="Send again"
      confirm="Send"
      variant="default"
      command={useSendOrderMail()}
      input={() =>
        email === undefined
          ? undefined
          : { id: message.id, wish, to: asksOther ? decodedAddress(typed) : email }
      }
      stays={({ kind }) => kind === "invalid-email"}
      onDone={() => {
        onClose();
        onDone?.();
      }}
      onClose={onClose}
    >
      {(refusal) => (
        <>
          <p>{`“${message.subject}”, as it was written.`}</p>
          <fieldset>
            <legend>To which address?</legend>
            {email && isEmail(email) && radio(`${email}, the order's now`, false)}
            {radio("Another address", true)}
          </fieldset>
          {asksOther && (
            <EmailField
              label="Email"
              autoComplete="off"
              value={typed}
              error={refusal && emailFaultText(typed)}
              hint="Only the order's own address gets a link that opens the order."
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </>
      )}
    </AskDialog>
  );
};
