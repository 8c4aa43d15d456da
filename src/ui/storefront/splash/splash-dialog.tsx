import { useState } from "react";
import type { CleanSplash } from "#core/splash/get-splash.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";
import { useCloseSplash } from "#ui/storefront/splash/queries.ts";

export const SplashDialog = ({ splash }: { readonly splash: CleanSplash }) => {
  const [isOpen, setOpen] = useState(true);
  const closeSplash = useCloseSplash();
  const close = (): void => {
    setOpen(false);
    closeSplash(splash.version);
  };
  return (
    <Dialog
      open={isOpen}
      title="News from the farm"
      onClose={close}
      actions={<Button onClick={close}>Close</Button>}
    >
      <RichText html={splash.content} />
    </Dialog>
  );
};
