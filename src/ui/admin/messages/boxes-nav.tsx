import { Link } from "wouter";
import { BOXES, type Box } from "#core/messages/boxes.ts";
import styles from "#ui/admin/messages/messages.module.css";
import { UnreadBadge } from "#ui/admin/messages/unread-badge.tsx";
import { boxAddress } from "#ui/admin/messages/use-box.ts";

export const BOX_NAMES: Readonly<Record<Box, string>> = {
  inbox: "Inbox",
  done: "Done",
  outbox: "Outbox",
};

export const BoxesNav = ({ shown }: { readonly shown: Box }) => (
  <nav className={styles.boxes} aria-label="Messages">
    <ul>
      {BOXES.map((box) => (
        <li key={box}>
          <Link to={boxAddress(box)} aria-current={box === shown ? "page" : undefined}>
            {BOX_NAMES[box]}
            {box === "inbox" && (
              <>
                {" "}
                <UnreadBadge />
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
