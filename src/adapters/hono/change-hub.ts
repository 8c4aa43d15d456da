/** Polling: one query of the versions serves all event streams, while there are any. */
import type { ShopNews } from "#ports/change-feed.ts";

export type Versions = Readonly<Record<ShopNews, number>>;

export interface ChangeHub {
  versions(): Promise<Versions>;
  listen(listener: (versions: Versions) => void): () => void;
}

interface Deps {
  versions(): Promise<Versions>;
  readonly everyMs: number;
  onError(cause: unknown): void;
}

export const createChangeHub = ({ versions, everyMs, onError }: Deps): ChangeHub => {
  const listeners = new Set<(versions: Versions) => void>();
  let isLooking = false;

  const look = async (): Promise<void> => {
    const now = await versions();
    for (const listener of listeners) listener(now);
  };

  const again = (): void => {
    isLooking = listeners.size > 0;
    if (!isLooking) return;
    setTimeout(() => void look().catch(onError).finally(again), everyMs).unref();
  };

  return {
    versions,
    listen: (listener) => {
      listeners.add(listener);
      if (!isLooking) again();
      return () => void listeners.delete(listener);
    },
  };
};
