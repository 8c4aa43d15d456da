import { useEffect, useState } from "react";
import { onFirstSigns } from "#ui/shared/first-signs.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { boardWanted, isBoardWanted } from "#ui/shared/notices/notices.ts";
import { PlainNotice } from "#ui/shared/notices/plain-notice.tsx";
import { ErrorBoundary } from "#ui/shared/parts/error-boundary.ts";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

const NoticeArea = lazyPage(
  async () => (await import("#ui/shared/notices/notice-area.tsx")).NoticeArea,
);

/** Code that arrives within this time needn't be replaced by a plain notice. */
const WAIT_MS = 400;

/** Fetches the code early, for the network may go, and shows notices from the first press on. */
export const NoticeRegion = () => {
  const [isWanted, setWanted] = useState(isBoardWanted);

  useEffect(() => {
    // Ignored: until they are there, notices are plain.
    NoticeArea.preload().catch(() => undefined);
    const want = () => void nextPaint().then(() => setWanted(true));
    const stop = onFirstSigns(want);
    boardWanted.addEventListener("wanted", want);
    return () => {
      stop();
      boardWanted.removeEventListener("wanted", want);
    };
  }, []);

  return (
    <ErrorBoundary fallback={() => <PlainNotice />}>
      <LoadingArea shows="notices" fallback={<PlainNotice after={WAIT_MS} />}>
        {isWanted && <NoticeArea />}
      </LoadingArea>
    </ErrorBoundary>
  );
};
