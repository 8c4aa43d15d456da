import type { ListedMessage } from "#core/messages/list-messages.ts";
import { useSendMessageAgain } from "#ui/admin/messages/queries.ts";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

interface SendAgainProps {
  readonly message: ListedMessage;
  readonly onSend: () => void;
}

export const SendAgain = ({ message, onSend }: SendAgainProps) => {
  const { sendsMail } = useSetting();
  const send = useSendMessageAgain();
  if (!sendsMail || message.state === "waiting") return null;
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
