import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import styles from "#ui/admin/dashboard/warnings.module.css";
import { useUnreadCount } from "#ui/admin/messages/queries.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";

export const UnreadMessages = () => {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <aside className={styles.warning} aria-label="Unread messages">
      <p>
        {count === 1
          ? "1 message from a customer is unread."
          : `${count} messages from customers are unread.`}
      </p>
      <ButtonLink variant="secondary" size="sm" to={ADMIN_ROUTES.messages}>
        Open the inbox
      </ButtonLink>
    </aside>
  );
};
