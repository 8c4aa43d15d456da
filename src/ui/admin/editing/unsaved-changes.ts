import { createContext, use, useEffect } from "react";
import { isFault } from "#ports/fault.ts";
import type { Sent } from "#ui/shared/queries/use-command.ts";

const NOUNS = { prices: ["price", "prices"], stock: ["stock count", "stock counts"] } as const;

export type EditorName = keyof typeof NOUNS;

const EDITORS = Object.keys(NOUNS) as readonly EditorName[];

interface Unsaved {
  readonly count: number;
  readonly save: () => void;
  readonly sent: Sent;
}

export interface UnsavedChanges {
  report(editor: EditorName, unsaved: Unsaved): void;
  forget(editor: EditorName): void;
  count(): number;
  words(): string;
  saveAll(): void;
  sent(): readonly Sent[];
  isUnreached(): boolean;
  isSending(): boolean;
  subscribe(listener: () => void): () => void;
}

export const unsavedChanges = (): UnsavedChanges => {
  const all = new Map<EditorName, Unsaved>();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    report: (editor, unsaved) => {
      if (unsaved.count > 0) all.set(editor, unsaved);
      else all.delete(editor);
      tell();
    },
    forget: (editor) => {
      all.delete(editor);
      tell();
    },
    count: () => [...all.values()].reduce((sum, { count }) => sum + count, 0),
    words: () =>
      EDITORS.flatMap((editor) => {
        const { count = 0 } = all.get(editor) ?? {};
        const [one, many] = NOUNS[editor];
        return count > 0 ? [[count, count === 1 ? one : many] as const] : [];
      })
        .map(([count, noun], at) => `${count} ${at === 0 ? "unsaved " : ""}${noun}`)
        .join(", "),
    sent: () => [...all.values()].map(({ sent }) => sent),
    isUnreached: () =>
      [...all.values()].some(({ sent }) => isFault(sent.error, "shop-unreachable")),
    isSending: () => [...all.values()].some(({ sent }) => sent.isPending),
    saveAll: () => {
      for (const { save } of [...all.values()]) save();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const UnsavedContext = createContext<UnsavedChanges | null>(null);

export const useUnsavedChanges = (): UnsavedChanges => {
  const changes = use(UnsavedContext);
  if (!changes) throw new Error("useUnsavedChanges needs an UnsavedContext above it.");
  return changes;
};

export const useUnsaved = (editor: EditorName, { count, save, sent }: Unsaved): void => {
  const changes = useUnsavedChanges();
  useEffect(
    () => changes.report(editor, { count, save, sent }),
    [changes, editor, count, save, sent],
  );
  useEffect(() => () => changes.forget(editor), [changes, editor]);
};
