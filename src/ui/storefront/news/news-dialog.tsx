import { useState } from "react";
import type { CleanSplash } from "#core/splash/get-splash.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { useCloseNews } from "#ui/shared/queries/news.ts";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";

export const NewsDialog = ({ news }: { readonly news: CleanSplash }) => {
  const [isOpen, setOpen] = useState(true);
  const closeNews = useCloseNews();
  const close = (): void => {
    setOpen(false);
    closeNews.mutate(news.version);
  };
  return (
    <Dialog
      open={isOpen}
      title="News from the farm"
      onClose={close}
      actions={<Button onClick={close}>Close</Button>}
    >
      <RichText html={news.content} />
    </Dialog>
  );
};
