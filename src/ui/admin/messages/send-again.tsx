import type { ListedMessage } from "#core/messages/list-messages.ts";
import { isMailOfOrder } from "#core/messages/message.ts";
import { useSendMessageAgain } from "#ui/admin/messages/queries.ts";
import { SendOrderMail } from "#ui/admin/messages/send-order-mail.tsx";
import { AskButton } from "#ui/shared/parts/ask-button.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

interface SendAgainProps {
  readonly message: ListedMessage;
  readonly onSend: () => void;
}

export const SendAgain = ({ message, onSend }: SendAgainProps) => {
  const { sendsMail } = useSetting();
  const send = useSendMessageAgain();
  if (!sendsMail) return null;
  if (isMailOfOrder(message))
    return (
      <AskButton label="Send again…">
        {(onClose) => <SendOrderMail message={message} onDone={onSend} onClose={onClose} />}
      </AskButton>
    );
  if (message.state === "waiting") return null;
  return (
    <SavingButton
      variant="secondary"
      sent={[send]}
      onClick={() => {
        onSend();
        send.mutate(message.id);
      }}
    >
      Send again
    </SavingButton>
  );
};
