import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { preloadPage, preloadRecords } from "#ui/storefront/pages.ts";

const SIGNS = ["pointerover", "pointerdown", "focusin"] as const;

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest("a[href]") : null;

export const useLikelyNext = (): void => {
  const app = useApp();
  const client = useQueryClient();
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const link = linkAt(target);
      if (link?.origin !== window.location.origin) return;
      const { pathname, search } = link;
      for (const part of [preloadPage(pathname), preloadRecords(pathname, search, client, app)]) {
        // Ignored: a part that can't be fetched now is fetched when the link is pressed.
        part.catch(() => undefined);
      }
    };
    for (const sign of SIGNS) document.addEventListener(sign, look);
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, look);
    };
  }, [app, client]);
};
