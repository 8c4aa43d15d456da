import { useEffect, useState } from "react";
import { noticeOfFailure } from "#ui/shared/fault-notices.ts";
import {
  dismissNotice,
  durationOf,
  mountBoard,
  type Notice,
  type NoticeBoard,
  type NoticeId,
  notify,
} from "#ui/shared/notices/notices.ts";
import styles from "#ui/shared/notices/plain-notice.module.css";
import { Button } from "#ui/shared/parts/button.tsx";

type Shown = readonly [Notice, NoticeId] | null;

const createBoard = (onChange: (shown: Shown) => void) => {
  let shown: Shown = null;
  let ending: ReturnType<typeof setTimeout>;
  const change = (to: Shown): void => {
    clearTimeout(ending);
    shown = to;
    onChange(to);
  };
  const board: NoticeBoard = {
    show: (notice, id) => {
      change([notice, id]);
      const duration = durationOf(notice);
      if (duration < Number.POSITIVE_INFINITY) ending = setTimeout(() => board.dismiss(), duration);
    },
    showFailure: (failure, id) => board.show(noticeOfFailure(failure), id),
    dismiss: (id) => {
      if (id === undefined || id === shown?.[1]) change(null);
    },
  };
  const handOver = (): void => {
    clearTimeout(ending);
    if (shown) notify(...shown);
  };
  return { board, handOver };
};

export const PlainNotice = ({ after = 0 }: { readonly after?: number }) => {
  const [shown, setShown] = useState<Shown>(null);

  useEffect(() => {
    const { board, handOver } = createBoard(setShown);
    let leave = (): void => undefined;
    const starting = setTimeout(() => {
      leave = mountBoard(board);
    }, after);
    return () => {
      clearTimeout(starting);
      leave();
      handOver();
    };
  }, [after]);

  const [notice] = shown ?? [];
  return (
    <section aria-label="Notifications" aria-live="polite" className={styles.plain}>
      {notice && (
        <article>
          <strong>{notice.title}</strong>
          {notice.text && <p>{notice.text}</p>}
          {notice.action && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                dismissNotice();
                notice.action?.press();
              }}
            >
              {notice.action.label}
            </Button>
          )}
          <Button variant="link" size="sm" onClick={() => dismissNotice()}>
            Close
          </Button>
        </article>
      )}
    </section>
  );
};
