import { OWNER } from "#core/messages/message.ts";
import type { TestMailRefusal } from "#core/messages/send-test-mail.ts";
import type { Result } from "#core/shared/result.ts";
import styles from "#ui/admin/settings/settings.module.css";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSendTestMail } from "#ui/shared/queries/messages.ts";

const nameOf = (to: string): string => (to === OWNER ? "the address of the server's settings" : to);

const textOf = (answer: Result<readonly string[], TestMailRefusal>): string => {
  if (answer.ok) return `Sent to ${answer.value.map(nameOf).join(", ")}.`;
  if (answer.refusal.kind === "no-mail-server")
    return "No mail server is set: set SMTP_URL on the machine that the shop runs on.";
  return answer.refusal.failures
    .map(({ to, why }) => `Not sent to ${nameOf(to)}. ${why || "Nobody knows why."}`)
    .join(" ");
};

export const TestMail = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  const send = useSendTestMail();
  return (
    <div className={styles.test}>
      <SavingButton
        variant="outline"
        size="sm"
        type="button"
        sent={[send]}
        aria-busy={send.isPending}
        disabled={send.isPending}
        onClick={() => send.mutate(undefined)}
      >
        Send me a test mail
      </SavingButton>
      <p role="status" data-tone={send.data?.ok === false ? "bad" : undefined}>
        {send.data && !send.isPending ? textOf(send.data) : ""}
      </p>
      {isUnsaved && <small>It goes to the addresses that are saved.</small>}
    </div>
  );
};
