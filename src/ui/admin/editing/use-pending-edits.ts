import { useState } from "react";
import type { Version } from "#core/shared/version.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";

/** A saved figure as it was seen. */
export interface SeenFigure {
  readonly figure: number;
  readonly version: Version;
}

/** What was typed over a saved figure, and what was seen of that then. */
export interface PendingEdit {
  readonly seen: SeenFigure;
  /** The figure over which it was typed: another than that seen where the owner was shown a newer one since. */
  readonly from: number;
  readonly typed: string;
  /** Whether somebody else saved another figure, and nothing was typed since. */
  readonly isConflict?: boolean;
}

export interface PendingEdits<Key extends string> {
  readonly all: ReadonlyMap<Key, PendingEdit>;
  type(key: Key, typed: string, seen: SeenFigure): void;
  /** The owner has been shown what the figure is now. */
  rebase(key: Key, now: SeenFigure): void;
  /** The owner knows what the figure is now, and decided what it is to be. */
  decide(key: Key, typed: string, now: SeenFigure): void;
  forget(keys: Iterable<Key>): void;
  /** These were saved: what was typed over them meanwhile stays. */
  saved(sent: ReadonlyMap<Key, PendingEdit>): void;
}

/** Working values by key, kept until they are saved or given up, also while their page is loaded anew. */
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
