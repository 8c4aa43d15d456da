import { type ReactNode, useRef } from "react";
import { type Box, isUnread } from "#core/messages/boxes.ts";
import type { ListedMessage } from "#core/messages/list-messages.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { Accordion } from "#ui/admin/lists/accordion.tsx";
import listStyles from "#ui/admin/lists/lists.module.css";
import { BOX_NAMES, BoxesNav } from "#ui/admin/messages/boxes-nav.tsx";
import { InboxHead, InboxPanel } from "#ui/admin/messages/inbox-message.tsx";
import styles from "#ui/admin/messages/messages.module.css";
import { OutboxHead, OutboxPanel } from "#ui/admin/messages/outbox-message.tsx";
import { useMarkRead, useMessages } from "#ui/admin/messages/queries.ts";
import { useBox } from "#ui/admin/messages/use-box.ts";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import noticeStyles from "#ui/shared/parts/notice-line.module.css";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSetting } from "#ui/shared/setting.ts";

const ABOUT: Readonly<Record<Box, string>> = {
  inbox: "What customers write to you, kept for 90 days.",
  done: "What customers wrote and you have put away, kept for 90 days.",
  outbox: "What the shop writes to your customers and to you.",
};

const NOTHING: Readonly<Record<Box, string>> = {
  inbox: "Nobody is waiting for an answer.",
  done: "No messages put away. Press Done at one that you have answered.",
  outbox: "No messages yet. The shop writes when somebody has ordered.",
};

interface ListProps {
  readonly box: Box;
  readonly onOpen?: (message: ListedMessage | undefined) => void;
  readonly head: (message: ListedMessage) => ReactNode;
  readonly panel: (message: ListedMessage) => ReactNode;
}

const MessageList = ({ box, onOpen, head, panel }: ListProps) => {
  const messages = useMessages(box);
  if (!messages) return <Loading what="the messages" />;
  if (messages.total === 0)
    return (
      <EmptyState picture="/pictures/flock.svg">
        <p>{NOTHING[box]}</p>
      </EmptyState>
    );
  return (
    <Accordion
      label={BOX_NAMES[box]}
      className={box === "outbox" ? styles.outboxList : styles.inboxList}
      records={messages}
      onOpen={(opened) => onOpen?.(messages.items.find(({ id }) => id === opened))}
      head={head}
      panel={panel}
    />
  );
};

const Outbox = () => {
  const { sendsMail } = useSetting();
  return (
    <>
      {!sendsMail && (
        <p className={`${noticeStyles.notice} ${styles.noMail}`}>
          No mail leaves this shop: no mail server is set. Messages are kept for 90 days.
        </p>
      )}
      <MessageList
        box="outbox"
        head={(message) => <OutboxHead message={message} />}
        panel={(message) => <OutboxPanel message={message} />}
      />
    </>
  );
};

const Inbox = ({ box }: { readonly box: "inbox" | "done" }) => {
  const ref = useRef<HTMLDivElement>(null);
  const markRead = useMarkRead();
  return (
    <div ref={ref} className={listStyles.listItself} tabIndex={-1}>
      <MessageList
        box={box}
        onOpen={(message) => {
          if (message && isUnread(message)) markRead.mutate({ id: message.id, mark: "read" });
        }}
        head={(message) => <InboxHead message={message} />}
        panel={(message) => (
          <InboxPanel
            message={message}
            onLeave={() => ref.current?.focus({ preventScroll: true })}
          />
        )}
      />
    </div>
  );
};

export const MessagesPage = () => {
  const box = useBox();
  return (
    <AdminPage title="Admin Messages" heading="Messages">
      <BoxesNav shown={box} />
      <p className={styles.about}>{ABOUT[box]}</p>
      {box === "outbox" ? <Outbox /> : <Inbox key={box} box={box} />}
    </AdminPage>
  );
};
