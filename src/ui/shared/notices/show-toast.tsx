import type { ReactNode } from "react";
import { type ExternalToast, toast } from "sonner";
import { Link } from "wouter";
import { isTyping } from "#ui/shared/forms/typed-into.ts";
import { isPressedLow } from "#ui/shared/notices/last-press.ts";
import styles from "#ui/shared/notices/notice-board.module.css";
import { durationOf, type Notice } from "#ui/shared/notices/notices.ts";
import { UNDO_KEY } from "#ui/shared/notices/use-undo-key.ts";

/** On a phone a notice stands away from the keyboard and from the pressing finger. */
const whereItCoversLeast = (): "top-center" | "bottom-center" | "bottom-right" => {
  if (!window.matchMedia("(width < 62rem)").matches) return "bottom-right";
  return isTyping() || isPressedLow() ? "top-center" : "bottom-center";
};

const TONES = { plain: "", good: "", destructive: styles.noticeDestructive };

// A new key makes a screen reader announce a notice that says the same as the last.
const plainTitle = ({ title }: Notice, key: number): ReactNode => <span key={key}>{title}</span>;

const withKey = ({ text, action, way }: Notice): ReactNode =>
  action || way ? (
    <>
      {text && <span>{`${text} `}</span>}
      {action && <kbd className={styles.noticeKey}>{UNDO_KEY}</kbd>}
      {way && (
        <Link to={way.to} className={styles.noticeWay}>
          {way.label}
        </Link>
      )}
    </>
  ) : (
    text
  );

const announcedAtOnce = ({ title, text }: Notice, key: number): ReactNode => (
  <span key={key} role="alert">
    <span className={styles.noticeTitle}>{title}</span>
    {text && <span className={styles.noticeText}>{text}</span>}
  </span>
);

/** sonner merges a notice into the one that it replaces: each names every field. */
type Whole = Required<
  Pick<
    ExternalToast,
    | "id"
    | "position"
    | "description"
    | "action"
    | "duration"
    | "className"
    | "onAutoClose"
    | "onDismiss"
  >
>;

interface Showing {
  readonly id: string;
  readonly number: number;
  readonly onGone: () => void;
}

export const showToast = (notice: Notice, { id, number, onGone }: Showing): void => {
  const { tone = "plain", action } = notice;
  const isUrgent = tone === "destructive";
  const whole: Whole = {
    id,
    position: whereItCoversLeast(),
    description: isUrgent ? null : withKey(notice),
    action: action && {
      label: action.label,
      onClick: () => {
        onGone();
        action.press();
      },
    },
    // sonner restarts its timer only when the duration differs.
    duration: durationOf(notice) + (number % 2),
    className: `${styles.notice} ${TONES[tone]}`,
    onAutoClose: onGone,
    onDismiss: onGone,
  };
  toast(isUrgent ? announcedAtOnce(notice, number) : plainTitle(notice, number), whole);
};
