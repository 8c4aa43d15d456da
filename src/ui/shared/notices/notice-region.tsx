import { useEffect, useState } from "react";
import { onFirstSigns } from "#ui/shared/first-signs.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { boardWanted, isBoardWanted } from "#ui/shared/notices/notices.ts";
import { Optional } from "#ui/shared/parts/optional.tsx";
import { nextPaint } from "#ui/shared/queries/next-paint.ts";

const NoticeArea = lazyPage(
  async () => (await import("#ui/shared/notices/notice-area.tsx")).NoticeArea,
);

/** Loads the notices at the first press, after its paint. */
export const NoticeRegion = () => {
  const [isWanted, setWanted] = useState(isBoardWanted);

  useEffect(() => {
    const want = () => void nextPaint().then(() => setWanted(true));
    const stop = onFirstSigns(want);
    boardWanted.addEventListener("wanted", want);
    return () => {
      stop();
      boardWanted.removeEventListener("wanted", want);
    };
  }, []);

  return <Optional shows="notices">{isWanted && <NoticeArea />}</Optional>;
};
