import { isFault } from "#ports/fault.ts";

const KEY = "reloadedAt";
const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;

/** What of a window it needs to know whether the site answers, and to load the page anew. */
export interface View {
  readonly location: Pick<Location, "href" | "pathname" | "reload">;
  readonly navigator: Pick<Navigator, "onLine">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  fetch(address: string, init: RequestInit): Promise<unknown>;
}

const ask = ({ fetch, location }: View): Promise<unknown> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" });

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
  await ask(view);
  location.reload();
};

type Network = Pick<Window, "addEventListener" | "setInterval" | "clearInterval">;

/** Tries until it is left: whenever the browser says that there is a network, and now and then. */
const tryUntil = (
  { signal, network }: { readonly signal: AbortSignal; readonly network: Network },
  attempt: () => unknown,
): void => {
  network.addEventListener("online", attempt, { signal });
  const looking = network.setInterval(attempt, LOOK_EVERY_MS);
  signal.addEventListener("abort", () => network.clearInterval(looking));
};

/**
 * Mends a page of which a part is gone. Where the site answers, it is loaded anew once. Where it doesn't, `tellOffline`
 * is given the way to try again, and it is loaded anew as soon as the site answers.
 */
export const mendPage = async (
  error: unknown,
  isGuarded: boolean,
  left: AbortSignal,
  tellOffline: (retry: () => void) => void,
  view: View & Network = window,
): Promise<void> => {
  if (!isFault(error, "code-missing")) return;
  const answers = (): Promise<boolean> =>
    ask(view).then(
      () => true,
      () => false,
    );
  if (await answers()) {
    await reloadOnce(error, isGuarded, view);
    return;
  }
  const found = new AbortController();
  const retry = async (): Promise<void> => {
    if (!(await answers()) || found.signal.aborted || left.aborted) return;
    found.abort();
    view.location.reload();
  };
  if (left.aborted) return;
  tellOffline(() => void retry());
  tryUntil({ signal: AbortSignal.any([found.signal, left]), network: view }, retry);
};
