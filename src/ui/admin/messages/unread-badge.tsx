import { useUnreadCount } from "#ui/admin/messages/queries.ts";
import styles from "#ui/admin/messages/unread-badge.module.css";
import hiddenStyles from "#ui/shared/parts/visually-hidden.module.css";

const MOST_SHOWN = 99;

export const UnreadBadge = () => {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className={styles.unreadBadge}>
      <span>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className={hiddenStyles.visuallyHidden}> unread</span>
    </span>
  );
};
