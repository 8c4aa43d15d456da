import { useState } from "react";
import { firstLineOf } from "#core/rich-text/first-line.ts";
import type { CleanSplash } from "#core/splash/get-splash.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";
import { useCloseSplash } from "#ui/storefront/splash/queries.ts";
import styles from "#ui/storefront/splash/splash-strip.module.css";

export const SplashStrip = ({ splash }: { readonly splash: CleanSplash }) => {
  const { version, content } = splash;
  const { tab } = useApp();
  const [isHidden, setHidden] = useState(() => tab.isSplashHidden(version));
  const [isOpen, setOpen] = useState(false);
  const closeSplash = useCloseSplash();
  const line = firstLineOf(content);
  if (isHidden || line === "") return null;
  const hide = (): void => {
    tab.hideSplash(version);
    setHidden(true);
    // The focused button is gone.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const close = (): void => {
    setOpen(false);
    closeSplash(version);
  };
  return (
    <>
      <aside className={styles.strip} aria-label="News">
        <button
          type="button"
          className={styles.line}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <span>{line}</span>
        </button>
        <Button variant="ghost" size="icon" aria-label="Hide the news" onClick={hide}>
          <Icon shape="M6 6l12 12M18 6 6 18" />
        </Button>
      </aside>
      <Dialog
        open={isOpen}
        title="News from the farm"
        onClose={close}
        actions={<Button onClick={close}>Close</Button>}
      >
        {isOpen && <RichText html={content} />}
      </Dialog>
    </>
  );
};
