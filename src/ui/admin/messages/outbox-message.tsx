import { useRef } from "react";
import type { ListedMessage } from "#core/messages/list-messages.ts";
import { OWNER } from "#core/messages/message.ts";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { STATE_LOOKS, STATE_NAMES, triesText } from "#ui/admin/messages/message-states.ts";
import styles from "#ui/admin/messages/messages.module.css";
import { SendAgain } from "#ui/admin/messages/send-again.tsx";
import { formatMoment } from "#ui/shared/moment.ts";
import { StatusChip } from "#ui/shared/parts/status-chip.tsx";

interface OfMessage {
  readonly message: ListedMessage;
}

export const OutboxHead = ({ message }: OfMessage) => (
  <>
    <span className={styles.messageTo}>
      {message.to === OWNER ? "You" : <EmailText address={message.to} />}
    </span>{" "}
    <strong className={styles.messageSubject}>{message.subject}</strong>{" "}
    <span className={styles.messageTime}>{formatMoment(message.writtenAt)}</span>{" "}
    <span className={styles.messageTries}>{triesText(message.tries)}</span>{" "}
    <StatusChip look={STATE_LOOKS[message.state]}>{STATE_NAMES[message.state]}</StatusChip>
  </>
);

export const OutboxPanel = ({ message }: OfMessage) => {
  const ref = useRef<HTMLElement>(null);
  return (
    <article ref={ref} className={styles.message} aria-label={message.subject} tabIndex={-1}>
      <p className={styles.messageText}>{message.text.trim()}</p>
      <SendAgain message={message} onSend={() => ref.current?.focus()} />
    </article>
  );
};
