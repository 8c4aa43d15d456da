import type { App } from "#core/app.ts";
import { isFault } from "#ports/fault.ts";

/** File names carry a hash, so this URL names the build. */
const BUILD = import.meta.url;
const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 5_000;
const OF_A_SERVER_IN_TROUBLE = 500;

type ReloadNotes = Pick<App["tab"], "reloadedAt" | "noteReload">;

export interface View {
  readonly location: Pick<Location, "href" | "pathname" | "reload">;
  fetch(address: string, init: RequestInit): Promise<Pick<Response, "status">>;
}

let isUnderWay = false;

/** A reload would undo a move within the page: the browser itself has to go there. */
export const isReloading = (): boolean => isUnderWay;

export const reload = (location: Pick<Location, "reload">): void => {
  isUnderWay = true;
  location.reload();
};

const answers = async ({ fetch, location }: View): Promise<boolean> => {
  try {
    const { status } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    return status < OF_A_SERVER_IN_TROUBLE;
  } catch {
    return false;
  }
};

/** At most once a minute, where the site answers and nothing is unsaved. Returns whether it reloads. */
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
  reload(location);
  return true;
};

type Network = Pick<Window, "addEventListener" | "setInterval" | "clearInterval">;

const tryUntil = (
  { signal, network }: { readonly signal: AbortSignal; readonly network: Network },
  attempt: () => unknown,
): void => {
  network.addEventListener("online", attempt, { signal });
  const looking = network.setInterval(attempt, LOOK_EVERY_MS);
  signal.addEventListener("abort", () => network.clearInterval(looking));
};

/** Reloads, or gives `tellOffline` the retry, which also runs by itself if nothing is unsaved. */
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
    reload(view.location);
  };
  if (left.aborted) return;
  tellOffline(() => void retry());
  if (!isGuarded) tryUntil({ signal: AbortSignal.any([found.signal, left]), network: view }, retry);
};
