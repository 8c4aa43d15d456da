/** A client of server-sent events while the page is visible. */
import { type ChangeFeed, SHOP_NEWS, type ShopNews } from "#ports/change-feed.ts";
import type { Clock } from "#ports/clock.ts";
import type { Connection } from "#ports/connection.ts";

export type EventStream = Pick<EventSource, "addEventListener" | "close" | "readyState">;

interface Deps {
  openStream(): EventStream;
  readonly page: Pick<Document, "visibilityState" | "addEventListener">;
  readonly timer: Pick<Window, "setTimeout" | "clearTimeout">;
  readonly clock: Clock;
  readonly keptAt?: string | undefined;
  readonly known?: Readonly<Record<string, number>> | undefined;
}

export interface EventFeed {
  readonly changes: ChangeFeed<ShopNews>;
  readonly connection: Required<Connection>;
  reopen(): void;
}

const LOST_AFTER_MS = 5_000;
const AGAIN_AFTER_MS = 3_000;
/** The server's heartbeat comes every 20 seconds. */
const SILENT_AFTER_MS = 30_000;
const CLOSED = 2;

const listeners = <Args extends unknown[]>() => {
  const all = new Set<(...args: Args) => void>();
  return {
    add: (listener: (...args: Args) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (...args: Args): void => {
      for (const listener of all) listener(...args);
    },
  };
};

export const eventFeed = ({
  openStream,
  page,
  timer,
  clock,
  keptAt,
  known: shown = {},
}: Deps): EventFeed => {
  const [changes, connection] = [listeners<[ShopNews]>(), listeners<[]>()];
  const known = new Map(Object.entries(shown));
  let stream: EventStream | null = null;
  let isLost = keptAt !== undefined;
  let heardAt = keptAt ?? clock.now();
  let losing: number | undefined;
  let again: number | undefined;
  let silent: number | undefined;

  const setLost = (lost: boolean): void => {
    timer.clearTimeout(losing);
    losing = undefined;
    if (lost === isLost) return;
    isLost = lost;
    connection.tell();
  };

  const live = (): void => {
    heardAt = clock.now();
    setLost(false);
    timer.clearTimeout(silent);
    silent = timer.setTimeout(() => {
      setLost(true);
      open();
    }, SILENT_AFTER_MS);
  };

  const hear = (event: Event): void => {
    live();
    const versions = JSON.parse((event as MessageEvent<string>).data) as Record<string, number>;
    for (const topic of SHOP_NEWS) {
      const [before, now] = [known.get(topic), versions[topic]];
      if (now === undefined) continue;
      known.set(topic, now);
      // Records read before their version was known may be older.
      if (before !== now) changes.tell(topic);
    }
  };

  const close = (): void => {
    timer.clearTimeout(again);
    timer.clearTimeout(silent);
    stream?.close();
    stream = null;
  };

  const fail = (): void => {
    losing ??= timer.setTimeout(() => setLost(true), LOST_AFTER_MS);
    if (stream?.readyState !== CLOSED) return;
    close();
    again = timer.setTimeout(open, AGAIN_AFTER_MS);
  };

  const open = (): void => {
    close();
    if (page.visibilityState === "hidden") return;
    stream = openStream();
    stream.addEventListener("versions", hear);
    stream.addEventListener("ping", live);
    stream.addEventListener("error", fail);
  };

  page.addEventListener("visibilitychange", () => {
    if (page.visibilityState === "hidden") {
      close();
      setLost(false);
      return;
    }
    open();
    changes.tell("session");
  });
  open();

  return {
    changes: { subscribe: changes.add },
    connection: { isLost: () => isLost, heardAt: () => heardAt, subscribe: connection.add },
    reopen: open,
  };
};
