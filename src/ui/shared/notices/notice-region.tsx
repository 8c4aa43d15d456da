import { useEffect, useState } from "react";
import { onFirstSigns } from "#ui/shared/first-signs.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { boardWanted, isBoardWanted } from "#ui/shared/notices/notices.ts";
import { Optional } from "#ui/shared/parts/optional.tsx";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

const NoticeBoard = lazyPage(
  async () => (await import("#ui/shared/notices/notice-board.tsx")).NoticeBoard,
);

/** Puts the notice board up before anything is to be said on it, but not before somebody does something. */
export const NoticeRegion = () => {
  const [isWanted, setWanted] = useState(isBoardWanted);

  useEffect(() => {
    // What was pressed shows first.
    const want = () => void nextPaint().then(() => setWanted(true));
    const stop = onFirstSigns(want);
    boardWanted.addEventListener("wanted", want);
    return () => {
      stop();
      boardWanted.removeEventListener("wanted", want);
    };
  }, []);

  return <Optional>{isWanted && <NoticeBoard />}</Optional>;
};
