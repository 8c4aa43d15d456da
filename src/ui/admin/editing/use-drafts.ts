import { useState } from "react";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";

/** What was typed over a saved figure, and the figure that was seen then. */
export interface Draft {
  readonly from: number;
  readonly typed: string;
  /** Whether somebody else saved another figure, and nothing was typed since. */
  readonly isOvertaken?: boolean;
}

export interface Drafts<Key extends string> {
  readonly all: ReadonlyMap<Key, Draft>;
  type(key: Key, typed: string, seen: number): void;
  /** The owner has been shown what the figure is now. */
  rebase(key: Key, now: number): void;
  forget(keys: Iterable<Key>): void;
}

/** Working values by key, kept until they are saved or given up. Leaving with any of them asks first. */
export const useDrafts = <Key extends string>(): Drafts<Key> => {
  const [all, setAll] = useState<ReadonlyMap<Key, Draft>>(new Map());
  useLeaveGuard(all.size > 0);

  const change = (edit: (drafts: Map<Key, Draft>) => void): void =>
    setAll((before) => {
      const after = new Map(before);
      edit(after);
      return after;
    });

  return {
    all,
    type: (key, typed, seen) =>
      change((drafts) => drafts.set(key, { from: drafts.get(key)?.from ?? seen, typed })),
    rebase: (key, now) =>
      change((drafts) => {
        const draft = drafts.get(key);
        if (draft) drafts.set(key, { ...draft, from: now, isOvertaken: true });
      }),
    forget: (keys) =>
      change((drafts) => {
        for (const key of keys) drafts.delete(key);
      }),
  };
};
