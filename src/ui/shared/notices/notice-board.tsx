import { type ReactNode, useEffect } from "react";
import { Toaster, toast } from "sonner";
import {
  boardIsUp,
  type Notice,
  type NoticeBoard as NoticeBoardHandle,
  type NoticeId,
} from "#ui/shared/notices/notices.ts";
import "#ui/shared/notices/notice-board.css";

const DEFAULT_DURATION_MS = 5000;

const announcedAtOnce = ({ title, text }: Notice): ReactNode => (
  <span role="alert">
    <span className="notice-title">{title}</span>
    {text && <span className="notice-text">{text}</span>}
  </span>
);

const showOn = (notice: Notice, id: NoticeId): void => {
  const { title, text, tone = "plain", duration = DEFAULT_DURATION_MS } = notice;
  const look = { id, duration, className: `notice notice-${tone}` };
  if (tone === "destructive") toast(announcedAtOnce(notice), { ...look, description: null });
  else toast(title, { ...look, description: text });
};

const createBoard = (): NoticeBoardHandle => {
  let shown: NoticeId | undefined;
  return {
    show: (notice, id) => {
      if (shown !== undefined && shown !== id) toast.dismiss(shown);
      shown = id;
      showOn(notice, id);
    },
    dismiss: (id) => void toast.dismiss(id),
  };
};

/** Where notices appear: one at a time. */
export const NoticeBoard = () => {
  useEffect(() => boardIsUp(createBoard()), []);
  return <Toaster visibleToasts={1} position="bottom-center" closeButton theme="system" />;
};
