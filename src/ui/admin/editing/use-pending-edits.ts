import { useState } from "react";
import type { Version } from "#core/shared/version.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";

interface Edit<Seen> {
  /** What the edit is made from: after a conflict, what is stored by now. */
  readonly seen: Seen;
  readonly from: Seen;
  readonly typed: string;
  readonly isConflict?: boolean;
}

type Edits<Key, Seen> = ReadonlyMap<Key, Edit<Seen>>;

export interface SeenFigure {
  readonly figure: number;
  readonly version: Version;
}

export type PendingEdit = Edit<SeenFigure>;

export const useEdits = <Key extends string, Seen>() => {
  const [all, setAll] = useState<Edits<Key, Seen>>(new Map());

  const change = (edit: (edits: Map<Key, Edit<Seen>>) => void): void =>
    setAll((before) => {
      const after = new Map(before);
      edit(after);
      return after;
    });

  return {
    all,
    restore: setAll,
    type: (key: Key, typed: string, seen: Seen): void =>
      change((edits) => {
        const first = edits.get(key)?.seen ?? seen;
        edits.set(key, { seen: first, from: first, typed });
      }),
    decide: (key: Key, typed: string, now: Seen): void =>
      change((edits) => edits.set(key, { seen: now, from: now, typed })),
    rebase: (key: Key, now: Seen): void =>
      change((edits) => {
        const edit = edits.get(key);
        if (edit) edits.set(key, { ...edit, seen: now, isConflict: true });
      }),
    forget: (keys: Iterable<Key>): void =>
      change((edits) => {
        for (const key of keys) edits.delete(key);
      }),
    saved: (sent: Edits<Key, Seen>): void =>
      change((edits) => {
        for (const [key, { typed }] of sent) if (edits.get(key)?.typed === typed) edits.delete(key);
      }),
  };
};

export const usePendingEdits = <Key extends string>(editor: string) => {
  const edits = useEdits<Key, SeenFigure>();
  const { all, restore } = edits;
  const giveUp = useKeptText(editor, all.size > 0 ? JSON.stringify([...all]) : null, (text) =>
    restore(new Map(JSON.parse(text) as [Key, PendingEdit][])),
  );
  useGivenUp(all.size > 0, giveUp);
  return edits;
};

export type PendingEdits<Key extends string> = ReturnType<typeof usePendingEdits<Key>>;
