import type { App } from "#core/app.ts";
import { isFault } from "#ports/fault.ts";

/** Names the build: its files have other names than those of any other. */
const BUILD = import.meta.url;
const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;
const OF_A_SERVER_IN_TROUBLE = 500;

type ReloadNotes = Pick<App["tab"], "reloadedAt" | "noteReload">;

/** What of a window it needs to know whether the site answers, and to load the page anew. */
export interface View {
  readonly location: Pick<Location, "href" | "pathname" | "reload">;
  fetch(address: string, init: RequestInit): Promise<Pick<Response, "status">>;
}

const answers = async ({ fetch, location }: View): Promise<boolean> => {
  try {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return status < OF_A_SERVER_IN_TROUBLE;
  } catch {
    return false;
  }
};

/**
 * Loads a page anew of which a part is gone, as it is when a newer build has taken its place: of each build once in a
 * minute, and only where the site answers. Where something is under way, whoever sees it decides. Answers whether it
 * is loaded anew.
 */
export const reloadOnce = async (
  error: unknown,
  isGuarded: boolean,
  notes: ReloadNotes,
  view: View = window,
  now = Date.now(),
  build = BUILD,
): Promise<boolean> => {
  if (isGuarded || !isFault(error, "code-missing")) return false;
  const { location } = view;
  const page = `${location.pathname} ${build}`;
  if (now - notes.reloadedAt(page) < MINUTE_MS) return false;
  if (!(await answers(view)) || !notes.noteReload(page, now)) return false;
  location.reload();
  return true;
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
 * is given the way to try again, and it is loaded anew as soon as the site answers, unless something is under way.
 */
export const mendPage = async (
  error: unknown,
  isGuarded: boolean,
  left: AbortSignal,
  tellOffline: (retry: () => void) => void,
  notes: ReloadNotes,
  view: View & Network = window,
): Promise<void> => {
  if (!isFault(error, "code-missing")) return;
  if (await answers(view)) {
    await reloadOnce(error, isGuarded, notes, view);
    return;
  }
  const found = new AbortController();
  const retry = async (): Promise<void> => {
    if (!(await answers(view)) || found.signal.aborted || left.aborted) return;
    found.abort();
    view.location.reload();
  };
  if (left.aborted) return;
  tellOffline(() => void retry());
  if (!isGuarded) tryUntil({ signal: AbortSignal.any([found.signal, left]), network: view }, retry);
};
