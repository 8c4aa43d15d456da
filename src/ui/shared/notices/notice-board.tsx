import { type ReactNode, useEffect } from "react";
import { Toaster, toast } from "sonner";
import { isFault } from "#ports/fault.ts";
import { noticeOf, UNKNOWN_FAILURE } from "#ui/shared/fault-notices.ts";
import styles from "#ui/shared/notices/notice-board.module.css";
import {
  mountBoard,
  type Notice,
  type NoticeBoard as NoticeBoardHandle,
  type NoticeId,
} from "#ui/shared/notices/notices.ts";

const DEFAULT_DURATION_MS = 5000;
const BELOW_THE_HEADER = { top: "5rem" };

/** On a phone the keyboard and the form are at the bottom; on a wide screen that corner is free. */
const whereItCoversLeast = (): "top-center" | "bottom-right" =>
  window.matchMedia("(width < 62rem)").matches ? "top-center" : "bottom-right";

const TONES = { plain: "", good: styles.noticeGood, destructive: styles.noticeDestructive };

// A key of its own makes each notice new to a screen reader, even one that says the same as the last.
const plainTitle = ({ title }: Notice, key: number): ReactNode => <span key={key}>{title}</span>;

const announcedAtOnce = ({ title, text }: Notice, key: number): ReactNode => (
  <span key={key} role="alert">
    <span className={styles.noticeTitle}>{title}</span>
    {text && <span className={styles.noticeText}>{text}</span>}
  </span>
);

const createBoard = (): NoticeBoardHandle => {
  let shows = 0;
  let current: { readonly toastId: string; readonly id: NoticeId } | null = null;

  const onGone = (toastId: string) => (): void => {
    if (current?.toastId === toastId) current = null;
  };

  const show = (notice: Notice, id: NoticeId): void => {
    shows += 1;
    const toastId = current?.toastId ?? `notice-${shows}`;
    const { text, tone = "plain", duration = DEFAULT_DURATION_MS } = notice;
    const isUrgent = tone === "destructive";
    current = { toastId, id };
    toast(isUrgent ? announcedAtOnce(notice, shows) : plainTitle(notice, shows), {
      id: toastId,
      position: whereItCoversLeast(),
      description: isUrgent ? null : text,
      // sonner gives a notice its whole time again only when the time differs.
      duration: duration + (shows % 2),
      className: `${styles.notice} ${TONES[tone]}`,
      onAutoClose: onGone(toastId),
      onDismiss: onGone(toastId),
    });
  };

  return {
    show,
    showFailure: (failure, id) => show(isFault(failure) ? noticeOf(failure) : UNKNOWN_FAILURE, id),
    dismiss: (id) => {
      if (current?.id === id) toast.dismiss(current.toastId);
    },
  };
};

/** Where notices appear: one at a time, a new one in the place of the last. */
export const NoticeBoard = () => {
  useEffect(() => mountBoard(createBoard()), []);
  return (
    <Toaster
      visibleToasts={1}
      mobileOffset={BELOW_THE_HEADER}
      closeButton
      theme="system"
      // Left to itself it has the browser reckon the whole page's styles whenever it is drawn.
      dir="ltr"
    />
  );
};
