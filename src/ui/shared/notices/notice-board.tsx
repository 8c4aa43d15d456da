import { type ReactNode, useEffect, useRef, useState } from "react";
import { Toaster, toast } from "sonner";
import { isFault } from "#ports/fault.ts";
import { noticeOf, UNKNOWN_FAILURE } from "#ui/shared/fault-notices.ts";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import styles from "#ui/shared/notices/notice-board.module.css";
import {
  mountBoard,
  type Notice,
  type NoticeBoard as NoticeBoardHandle,
  type NoticeId,
} from "#ui/shared/notices/notices.ts";

const DEFAULT_DURATION_MS = 5000;
const DURATION_WITH_ACTION_MS = 10_000;

/** Clear of what stands at the foot of the window, and on a phone of the header. */
const CLEAR = { bottom: "calc(1.5rem + var(--foot, 0px))" };
const CLEAR_ON_PHONE = { top: "5rem", bottom: "calc(1rem + var(--foot, 0px))" };

const isTyping = (): boolean =>
  document.activeElement?.matches("input, textarea, [contenteditable]") === true;

/** A thumb reaches the bottom, and so does the keyboard of who is typing. */
const whereItCoversLeast = (): "top-center" | "bottom-center" | "bottom-right" => {
  if (!window.matchMedia("(width < 62rem)").matches) return "bottom-right";
  return isTyping() ? "top-center" : "bottom-center";
};

const TONES = { plain: "", good: styles.noticeGood, destructive: styles.noticeDestructive };

// A key of its own makes each notice new to a screen reader, even one that says the same as the last.
const plainTitle = ({ title }: Notice, key: number): ReactNode => <span key={key}>{title}</span>;

const announcedAtOnce = ({ title, text }: Notice, key: number): ReactNode => (
  <span key={key} role="alert">
    <span className={styles.noticeTitle}>{title}</span>
    {text && <span className={styles.noticeText}>{text}</span>}
  </span>
);

interface Current {
  readonly toastId: string;
  readonly id: NoticeId;
  readonly outlastsPage: boolean;
}

/** Over all boards: sonner's late word of a notice of the last must not mean one of the next. */
let shows = 0;

const createBoard = () => {
  let current: Current | null = null;

  const onGone = (toastId: string) => (): void => {
    if (current?.toastId === toastId) current = null;
  };

  const show = (notice: Notice, id: NoticeId): void => {
    shows += 1;
    const toastId = current?.toastId ?? `notice-${shows}`;
    const { text, tone = "plain", action, outlastsPage = false } = notice;
    const { duration = action ? DURATION_WITH_ACTION_MS : DEFAULT_DURATION_MS } = notice;
    const isUrgent = tone === "destructive";
    current = { toastId, id, outlastsPage };
    toast(isUrgent ? announcedAtOnce(notice, shows) : plainTitle(notice, shows), {
      id: toastId,
      position: whereItCoversLeast(),
      description: isUrgent ? null : text,
      ...(action && {
        action: {
          label: action.label,
          onClick: () => {
            // sonner takes it away: what is said of the press is another one.
            onGone(toastId)();
            action.press();
          },
        },
      }),
      // sonner gives a notice its whole time again only when the time differs.
      duration: duration + (shows % 2),
      className: `${styles.notice} ${TONES[tone]}`,
      onAutoClose: onGone(toastId),
      onDismiss: onGone(toastId),
    });
  };

  const handle: NoticeBoardHandle = {
    show,
    showFailure: (failure, id) => show(isFault(failure) ? noticeOf(failure) : UNKNOWN_FAILURE, id),
    dismiss: (id) => {
      if (current?.id === id) toast.dismiss(current.toastId);
    },
  };
  /** What spoke of the page that is gone goes with it. */
  const turnPage = (): void => {
    if (current?.outlastsPage === false) toast.dismiss(current.toastId);
  };
  return { handle, turnPage };
};

/** Where notices appear: one at a time, a new one in the place of the last. */
export const NoticeBoard = () => {
  const [{ handle, turnPage }] = useState(createBoard);
  const path = useGuardedPath();
  const shownPath = useRef(path);
  useEffect(() => mountBoard(handle), [handle]);
  useEffect(() => {
    if (shownPath.current !== path) turnPage();
    shownPath.current = path;
  }, [path, turnPage]);
  return (
    <Toaster
      visibleToasts={1}
      offset={CLEAR}
      mobileOffset={CLEAR_ON_PHONE}
      closeButton
      theme="system"
      // Left to itself it has the browser reckon the whole page's styles whenever it is drawn.
      dir="ltr"
    />
  );
};
