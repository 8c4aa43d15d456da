import { useSyncExternalStore } from "react";

interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: HistoryNote;
  readonly keepsPage?: boolean;
}

export interface HistoryNote {
  readonly isFromPayment?: boolean;
  readonly orderId?: string;
  /** The order that packs were added to. */
  readonly addTo?: string;
  readonly from?: string;
  readonly link?: string;
  /** Of an order's mailed link. */
  readonly token?: string;
  readonly row?: number;
  /** Pixels of the row above the window; negative where the row began within it. */
  readonly passed?: number;
}

export type Loss = () => string;

export interface GuardedLocation {
  path(): string;
  /** The query string with its "?"; empty without one. */
  search(): string;
  arrivedByLink(): boolean;
  note(): HistoryNote;
  navigate(to: string, options?: NavigateOptions): void;
  navigateAway(move: () => void): void;
  /** Holds every move from now on; `loss` says what it would lose. Returns the way to stop. */
  guard(loss?: Loss): () => void;
  losses(): readonly string[];
  isGuarded(): boolean;
  isHolding(): boolean;
  answer(leave: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** Returns null for an entry that is not ours, such as a jump within the page. */
const positionIn = (state: unknown): number | null =>
  (state as { position?: number } | null)?.position ?? null;

/** `isLoadedAnew` says whether the browser itself navigates to a path. */
export const guardedLocation = (
  view: Window,
  isLoadedAnew: (to: string) => boolean = () => false,
  load = (to: string): void => view.location.assign(to),
): GuardedLocation => {
  let { pathname: path, search } = view.location;
  let position = positionIn(view.history.state) ?? 0;
  let byLink = false;
  const guards = new Set<{ readonly loss: Loss | undefined }>();
  let held: (() => void) | null = null;
  let expected = 0;
  const listeners = new Set<() => void>();

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const arrive = (link: boolean, keepsPage = false): void => {
    if (path !== view.location.pathname || (search !== view.location.search && !keepsPage))
      byLink = link;
    ({ pathname: path, search } = view.location);
    tell();
  };

  const hold = (move: () => void): void => {
    held = move;
    tell();
  };

  const navigateAway = (move: () => void): void => {
    if (guards.size > 0) hold(move);
    else move();
  };

  const go = (to: string, replace: boolean, note: HistoryNote, keepsPage: boolean): void => {
    if (isLoadedAnew(to)) {
      load(to);
      return;
    }
    if (!replace) position += 1;
    view.history[replace ? "replaceState" : "pushState"]({ position, ...note }, "", to);
    arrive(true, keepsPage);
  };

  view.history.replaceState({ ...view.history.state, position }, "");

  // Back has already moved the browser: it is put back first, and moved again once confirmed.
  view.addEventListener("popstate", (event) => {
    if (expected > 0) {
      expected -= 1;
      return;
    }
    const there = positionIn(event.state) ?? position;
    const steps = there - position;
    if (guards.size === 0 || steps === 0) {
      position = there;
      arrive(false);
      return;
    }
    expected += 1;
    view.history.go(-steps);
    hold(() => view.history.go(steps));
  });

  view.addEventListener("beforeunload", (event) => {
    if (guards.size > 0) event.preventDefault();
  });

  return {
    path: () => path,
    search: () => search,
    arrivedByLink: () => byLink,
    note: () => view.history.state ?? {},
    navigate: (to, { replace = false, state, keepsPage = false } = {}) => {
      const isHere = to === path + search;
      const move = () => go(to, replace, state ?? {}, keepsPage);
      if (isHere && !state) return;
      if (isHere) go(to, true, { ...view.history.state, ...state }, keepsPage);
      else if (keepsPage) move();
      else navigateAway(move);
    },
    navigateAway,
    guard: (loss) => {
      const mine = { loss };
      guards.add(mine);
      tell();
      return () => {
        guards.delete(mine);
        if (guards.size === 0) held = null;
        tell();
      };
    },
    losses: () => [...guards].flatMap(({ loss }) => loss?.() ?? []),
    isGuarded: () => guards.size > 0,
    isHolding: () => held !== null,
    answer: (leave) => {
      const move = held;
      held = null;
      if (leave) {
        guards.clear();
        move?.();
      }
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const fixedLocation = (address: string): GuardedLocation => {
  const [path = "", query] = address.split("?");
  const nothing = (): void => undefined;
  return {
    path: () => path,
    search: () => (query === undefined ? "" : `?${query}`),
    arrivedByLink: () => false,
    note: () => ({}),
    navigate: nothing,
    navigateAway: nothing,
    guard: () => nothing,
    losses: () => [],
    isGuarded: () => false,
    isHolding: () => false,
    answer: nothing,
    subscribe: () => nothing,
  };
};

export const locationHook = (location: GuardedLocation) => {
  const navigate = (to: string, options?: NavigateOptions): void => location.navigate(to, options);
  return (): [string, typeof navigate] => [
    useSyncExternalStore(location.subscribe, location.path, location.path),
    navigate,
  ];
};
