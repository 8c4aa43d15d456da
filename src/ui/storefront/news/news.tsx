import { Suspense } from "react";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useNews } from "#ui/shared/queries/news.ts";

const NewsDialog = lazyPage(
  async () => (await import("#ui/storefront/news/news-dialog.tsx")).NewsDialog,
);

/** The owner's splash page over Home, once for each version of it. */
export const News = () => {
  const news = useNews();
  return (
    news && (
      <Suspense fallback={null}>
        <NewsDialog key={news.version} news={news} />
      </Suspense>
    )
  );
};
