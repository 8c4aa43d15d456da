import { isFault } from "#ports/fault.ts";

const KEY = "reloadedAt";
const MINUTE_MS = 60_000;

interface View {
  readonly location: Pick<Location, "href" | "pathname" | "reload">;
  readonly navigator: Pick<Navigator, "onLine">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  fetch(address: string, init: RequestInit): Promise<unknown>;
}

/**
 * Loads a page anew of which a part is gone, as it is when a newer build has taken its place: once in a minute, and only
 * where the site answers. Where something is under way, whoever sees it decides.
 */
export const reloadOnce = async (
  error: unknown,
  isGuarded: boolean,
  view: View = window,
  now = Date.now(),
): Promise<void> => {
  if (isGuarded || !isFault(error, "code-missing")) return;
  const { location, navigator, sessionStorage } = view;
  const key = `${KEY} ${location.pathname}`;
  if (!navigator.onLine || now - Number(sessionStorage.getItem(key)) < MINUTE_MS) return;
  sessionStorage.setItem(key, String(now));
  await view.fetch(location.href, { method: "HEAD", cache: "no-store" });
  location.reload();
};
