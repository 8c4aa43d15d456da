import { useRef } from "react";
import type { ListedMessage } from "#core/messages/list-messages.ts";
import { OWNER } from "#core/messages/message.ts";
import { Accordion } from "#ui/admin/lists/accordion.tsx";
import { EmailText } from "#ui/admin/lists/email-text.tsx";
import { formatMoment } from "#ui/admin/lists/format-moment.ts";
import { STATE_LOOKS, STATE_NAMES, triesText } from "#ui/admin/messages/message-states.ts";
import styles from "#ui/admin/messages/messages.module.css";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { StatusChip } from "#ui/shared/parts/status-chip.tsx";
import { useMessages, useSendMessageAgain } from "#ui/shared/queries/messages.ts";
import { useSetting } from "#ui/shared/setting.ts";

const Head = ({ message }: { readonly message: ListedMessage }) => (
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

const Panel = ({ message }: { readonly message: ListedMessage }) => {
  const ref = useRef<HTMLElement>(null);
  const { sendsMail } = useSetting();
  const send = useSendMessageAgain();
  return (
    <article ref={ref} className={styles.message} aria-label={message.subject} tabIndex={-1}>
      {message.replyTo && (
        <p>
          From {message.replyTo.name}, <EmailText address={message.replyTo.email} />
        </p>
      )}
      <p className={styles.messageText}>{message.text.trim()}</p>
      {sendsMail && message.state !== "waiting" && (
        <SavingButton
          variant="outline"
          sent={[send]}
          onClick={() => {
            ref.current?.focus();
            send.mutate(message.id);
          }}
        >
          Send again
        </SavingButton>
      )}
    </article>
  );
};

export const MessagesPage = () => {
  const { sendsMail } = useSetting();
  const messages = useMessages();
  return (
    <Page title="Admin Messages" heading="Messages">
      <p>What the shop writes to your customers and to you.</p>
      {!sendsMail && (
        <p>No mail leaves this shop: no mail server is set. Messages are kept for 90 days.</p>
      )}
      {!messages && <Loading what="the messages" />}
      {messages?.total === 0 && (
        <EmptyState picture="/pictures/flock.svg">
          <p>No messages yet. The shop writes when somebody has ordered.</p>
        </EmptyState>
      )}
      {messages && messages.total > 0 && (
        <Accordion
          label="Messages"
          className={styles.messageList}
          records={messages}
          head={(message) => <Head message={message} />}
          panel={(message) => <Panel message={message} />}
        />
      )}
    </Page>
  );
};
