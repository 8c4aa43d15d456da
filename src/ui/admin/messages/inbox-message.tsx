import { useRef } from "react";
import { isUnread } from "#core/messages/boxes.ts";
import { oneLine } from "#core/messages/letter.ts";
import type { ListedMessage } from "#core/messages/list-messages.ts";
import { replyAddress } from "#core/messages/reply.ts";
import { wordsOf } from "#core/messages/visitor-letters.ts";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { MAILED_TEXTS } from "#ui/admin/messages/message-states.ts";
import styles from "#ui/admin/messages/messages.module.css";
import { useMarkMessage } from "#ui/admin/messages/queries.ts";
import { SendAgain } from "#ui/admin/messages/send-again.tsx";
import { formatMoment } from "#ui/shared/moment.ts";
import { ButtonAnchor } from "#ui/shared/parts/button.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { StatusChip } from "#ui/shared/parts/status-chip.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useSetting } from "#ui/shared/setting.ts";

interface OfMessage {
  readonly message: ListedMessage;
}

const MOST_IN_HEAD = 100;

const senderOf = ({ replyTo, subject }: ListedMessage): string =>
  replyTo?.name || replyTo?.email || subject;

const beginningOf = (message: ListedMessage): string =>
  [...oneLine(wordsOf(message))].slice(0, MOST_IN_HEAD).join("");

export const InboxHead = ({ message }: OfMessage) => (
  <>
    <span className={styles.messageSender} data-unread={isUnread(message)}>
      {senderOf(message)}
    </span>{" "}
    <span className={styles.messageBeginning}>{beginningOf(message)}</span>{" "}
    <span className={styles.messageTime}>{formatMoment(message.writtenAt)}</span>{" "}
    {isUnread(message) && <StatusChip look="pending">Unread</StatusChip>}
  </>
);

const Buttons = ({ message, onLeave }: OfMessage & { readonly onLeave: () => void }) => {
  const mark = useMarkMessage();
  const reply = replyAddress(message, useFarm());
  const isDone = message.mark === "done";
  return (
    <>
      {reply && <ButtonAnchor href={reply}>Reply</ButtonAnchor>}
      <SavingButton
        variant="secondary"
        sent={[mark]}
        onClick={() => {
          onLeave();
          mark.mutate({ id: message.id, mark: isDone ? "read" : "done" });
        }}
      >
        {isDone ? "Back to the inbox" : "Done"}
      </SavingButton>
      {message.mark === "read" && (
        <SavingButton
          variant="ghost"
          sent={[mark]}
          onClick={() => {
            onLeave();
            mark.mutate({ id: message.id, mark: "unread" });
          }}
        >
          Unread again
        </SavingButton>
      )}
    </>
  );
};

export const InboxPanel = ({ message, onLeave }: OfMessage & { readonly onLeave: () => void }) => {
  const ref = useRef<HTMLElement>(null);
  const { sendsMail } = useSetting();
  return (
    <article ref={ref} className={styles.message} aria-label={message.subject} tabIndex={-1}>
      {message.replyTo && (
        <p>
          <span>{`From ${message.replyTo.name ? `${message.replyTo.name}, ` : ""}`}</span>
          <EmailText address={message.replyTo.email} />
        </p>
      )}
      <p className={styles.messageText}>{wordsOf(message)}</p>
      {sendsMail && <p className={styles.mailed}>{MAILED_TEXTS[message.state]}</p>}
      <div className={styles.messageButtons}>
        <Buttons message={message} onLeave={onLeave} />
        {message.state !== "sent" && (
          <SendAgain message={message} onSend={() => ref.current?.focus()} />
        )}
      </div>
    </article>
  );
};
