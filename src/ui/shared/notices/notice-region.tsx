import { Suspense, useEffect, useState } from "react";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { boardWanted, isBoardWanted } from "#ui/shared/notices/notices.ts";
import { ErrorBoundary } from "#ui/shared/parts/error-boundary.ts";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

const NoticeBoard = lazyPage(
  async () => (await import("#ui/shared/notices/notice-board.tsx")).NoticeBoard,
);

const FIRST_INTERACTIONS = ["pointerover", "pointerdown", "keydown", "click"] as const;

/** Puts the notice board up before anything is to be said on it, but not before somebody does something. */
export const NoticeRegion = () => {
  const [isWanted, setWanted] = useState(isBoardWanted);

  useEffect(() => {
    // What was pressed shows first.
    const want = () => void nextPaint().then(() => setWanted(true));
    const once = { once: true };
    boardWanted.addEventListener("wanted", want, once);
    for (const kind of FIRST_INTERACTIONS) window.addEventListener(kind, want, once);
    return () => {
      boardWanted.removeEventListener("wanted", want);
      for (const kind of FIRST_INTERACTIONS) window.removeEventListener(kind, want);
    };
  }, []);

  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>{isWanted && <NoticeBoard />}</Suspense>
    </ErrorBoundary>
  );
};
