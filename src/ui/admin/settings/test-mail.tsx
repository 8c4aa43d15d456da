import type { TestMailRefusal } from "#core/messages/send-test-mail.ts";
import type { Result } from "#core/shared/result.ts";
import { useSendTestMail } from "#ui/admin/messages/queries.ts";
import styles from "#ui/admin/settings/settings.module.css";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

const sentTo = (sent: readonly string[]): readonly string[] =>
  sent.length > 0 ? [`Sent to ${sent.join(", ")}.`] : [];

const sentencesOf = (answer: Result<readonly string[], TestMailRefusal>): readonly string[] => {
  if (answer.ok) return sentTo(answer.value);
  if (answer.refusal.kind === "no-mail-server")
    return ["No mail server is set: set SMTP_URL on the machine that the shop runs on."];
  const { failures, sent } = answer.refusal;
  return [
    ...failures.map(({ to, why }) => `Not sent to ${to}. ${why || "Nobody knows why."}`),
    ...sentTo(sent),
  ];
};

export const TestMail = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  const send = useSendTestMail();
  return (
    <div className={styles.test}>
      <SavingButton
        variant="secondary"
        size="sm"
        type="button"
        sent={[send]}
        aria-busy={send.isPending}
        disabled={send.isPending}
        onClick={() => send.mutate(undefined)}
      >
        Send me a test mail
      </SavingButton>
      <div role="status" data-tone={send.data?.ok === false ? "bad" : undefined}>
        {send.data &&
          !send.isPending &&
          sentencesOf(send.data).map((text) => <p key={text}>{text}</p>)}
      </div>
      {isUnsaved && <small>It goes to the addresses that are saved.</small>}
    </div>
  );
};
