import { useEffect, useRef, useState } from "react";
import { Toaster, toast } from "sonner";
import { noticeOfFailure } from "#ui/shared/fault-notices.ts";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { notePresses, pressesSoFar } from "#ui/shared/notices/last-press.ts";
import { placeNotice } from "#ui/shared/notices/notice-place.ts";
import {
  mountBoard,
  type Notice,
  type NoticeBoard as NoticeBoardHandle,
  type NoticeId,
} from "#ui/shared/notices/notices.ts";
import { showToast } from "#ui/shared/notices/show-toast.tsx";
import { useUndoKey } from "#ui/shared/notices/use-undo-key.ts";

const ABOVE_BARS = "calc(1rem + var(--foot, 0px) + var(--tab-bar, 0px) + var(--strip, 0px))";
const CLEAR = { bottom: ABOVE_BARS };
const CLEAR_ON_PHONE = { top: "var(--notice-top, 5rem)", bottom: ABOVE_BARS };

const LEFT_STAYS_MS = 5_000;

interface Current {
  readonly toastId: string;
  readonly id: NoticeId;
  readonly outlastsPage: boolean;
  readonly presses: number;
}

let shows = 0;

const createBoard = () => {
  let current: Current | null = null;

  const onGone = (toastId: string) => (): void => {
    if (current?.toastId === toastId) current = null;
  };

  const show = (notice: Notice, id: NoticeId): void => {
    shows += 1;
    const toastId = current?.toastId ?? `notice-${shows}`;
    const outlastsPage = notice.outlastsPage === true;
    current = { toastId, id, outlastsPage, presses: pressesSoFar() };
    showToast(notice, { id: toastId, number: shows, onGone: onGone(toastId) });
    // sonner shows it in a task of its own.
    setTimeout(placeNotice);
  };

  const handle: NoticeBoardHandle = {
    show,
    showFailure: (failure, id) => show(noticeOfFailure(failure), id),
    dismiss: (id) => {
      if (current && (id === undefined || id === current.id)) toast.dismiss(current.toastId);
    },
  };
  /** A press's notice stays on the page to which that press leads; the next press removes it. */
  const turnPage = (): void => {
    if (current && !current.outlastsPage && current.presses !== pressesSoFar())
      toast.dismiss(current.toastId);
  };
  /** sonner keeps what once had the focus. */
  const takeAwaySoon = (): void => {
    const left = current;
    setTimeout(() => {
      const hasFocus = document.activeElement?.closest("[data-sonner-toaster]");
      if (left && current === left && !hasFocus) toast.dismiss(left.toastId);
    }, LEFT_STAYS_MS);
  };
  return { handle, turnPage, takeAwaySoon };
};

export const NoticeBoard = () => {
  const [{ handle, turnPage, takeAwaySoon }] = useState(createBoard);
  const path = useGuardedPath();
  const shownPath = useRef(path);
  useEffect(notePresses, []);
  useUndoKey(takeAwaySoon);
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
      // Without it sonner reads the page's computed style at each render.
      dir="ltr"
    />
  );
};
