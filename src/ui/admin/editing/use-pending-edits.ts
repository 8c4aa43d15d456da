import { useState } from "react";
import type { Version } from "#core/shared/version.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";

export interface SeenFigure {
  readonly figure: number;
  readonly version: Version;
}

export interface PendingEdit {
  readonly seen: SeenFigure;
  /** Differs from `seen` after a conflict. */
  readonly from: number;
  readonly typed: string;
  readonly isConflict?: boolean;
}

export interface PendingEdits<Key extends string> {
  readonly all: ReadonlyMap<Key, PendingEdit>;
  type(key: Key, typed: string, seen: SeenFigure): void;
  rebase(key: Key, now: SeenFigure): void;
  decide(key: Key, typed: string, now: SeenFigure): void;
  forget(keys: Iterable<Key>): void;
  /** What was typed during the save stays. */
  saved(sent: ReadonlyMap<Key, PendingEdit>): void;
}

export const usePendingEdits = <Key extends string>(editor: string): PendingEdits<Key> => {
  const [all, setAll] = useState<ReadonlyMap<Key, PendingEdit>>(new Map());
  const giveUp = useKeptText(editor, all.size > 0 ? JSON.stringify([...all]) : null, (text) =>
    setAll(new Map(JSON.parse(text) as [Key, PendingEdit][])),
  );
  useGivenUp(all.size > 0, giveUp);

  const change = (edit: (edits: Map<Key, PendingEdit>) => void): void =>
    setAll((before) => {
      const after = new Map(before);
      edit(after);
      return after;
    });

  return {
    all,
    type: (key, typed, seen) =>
      change((edits) => {
        const first = edits.get(key)?.seen ?? seen;
        edits.set(key, { seen: first, from: first.figure, typed });
      }),
    decide: (key, typed, now) =>
      change((edits) => edits.set(key, { seen: now, from: now.figure, typed })),
    rebase: (key, now) =>
      change((edits) => {
        const edit = edits.get(key);
        if (edit) edits.set(key, { ...edit, seen: now, isConflict: true });
      }),
    forget: (keys) =>
      change((edits) => {
        for (const key of keys) edits.delete(key);
      }),
    saved: (sent) =>
      change((edits) => {
        for (const [key, { typed }] of sent) if (edits.get(key)?.typed === typed) edits.delete(key);
      }),
  };
};
