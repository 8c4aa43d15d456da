import { Link } from "wouter";
import { BOXES, type Box } from "#core/messages/boxes.ts";
import styles from "#ui/admin/messages/messages.module.css";
import { UnreadBadge } from "#ui/admin/messages/unread-badge.tsx";
import { boxAddress } from "#ui/admin/messages/use-box.ts";
import chipStyles from "#ui/shared/parts/chip.module.css";

export const BOX_NAMES: Readonly<Record<Box, string>> = {
  inbox: "Inbox",
  done: "Done",
  outbox: "Outbox",
};

export const BoxesNav = ({ shown }: { readonly shown: Box }) => (
  <nav className={styles.boxes} aria-label="Messages">
    <ul className={chipStyles.chips}>
      {BOXES.map((box) => (
        <li key={box}>
          <Link
            to={boxAddress(box)}
            className={chipStyles.chip}
            aria-current={box === shown ? "page" : undefined}
          >
            <span>{BOX_NAMES[box]}</span>
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
