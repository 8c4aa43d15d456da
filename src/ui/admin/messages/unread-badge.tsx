import { useUnreadCount } from "#ui/admin/messages/queries.ts";
import styles from "#ui/shared/parts/count-badge.module.css";
import hiddenStyles from "#ui/shared/parts/visually-hidden.module.css";

const MOST_SHOWN = 99;

interface WaitingBadgeProps {
  readonly count: number;
  readonly unit: string;
  readonly id?: string;
}

export const WaitingBadge = ({ count, unit, id }: WaitingBadgeProps) => (
  <span id={id} className={styles.count}>
    <span>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
    <span className={hiddenStyles.visuallyHidden}>{` ${unit}`}</span>
  </span>
);

export const UnreadBadge = () => {
  const count = useUnreadCount();
  return count > 0 && <WaitingBadge count={count} unit="unread" />;
};
