import styles from "#ui/admin/dashboard/warnings.module.css";
import { boxAddress } from "#ui/admin/messages/use-box.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { useSetting } from "#ui/shared/setting.ts";

export const MailWarning = () => {
  const { isShared, sendsMail } = useSetting();
  if (!isShared || sendsMail) return null;
  return (
    <aside className={styles.warning} aria-label="No mail server">
      <p>
        No mail leaves this shop: no mail server is set. What it would have written stands in the
        outbox.
      </p>
      <ButtonLink variant="secondary" size="sm" to={boxAddress("outbox")}>
        See the outbox
      </ButtonLink>
    </aside>
  );
};
