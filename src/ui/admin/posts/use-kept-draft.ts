import { useCallback, useEffect, useRef, useState } from "react";
import type { Draft } from "#core/posts/draft.ts";
import type { WrittenSoFar } from "#core/posts/keep-draft.ts";
import type { TypedPost } from "#core/posts/typed-post.ts";
import { useKeepDraft } from "#ui/admin/posts/write-queries.ts";
import { type Notice, notify } from "#ui/shared/notices/notices.ts";
import { useSetting } from "#ui/shared/setting.ts";

const PAUSE_MS = 500;

interface Waiting {
  readonly written: Omit<WrittenSoFar, "draftKey">;
  readonly timer: ReturnType<typeof setTimeout>;
}

const NO_ROOM: Notice = {
  title: "No Room for This Photo",
  text: "This browser's storage is nearly full. Your text is kept as a draft, without the photo. Take this photo out, or delete a story with photos.",
  tone: "destructive",
  duration: 15_000,
};

/** The server keeps the stories: deleting one makes no room in this browser. */
const NO_ROOM_BESIDE_A_SHOP: Notice = {
  ...NO_ROOM,
  text: "This browser's storage is nearly full. Your text is kept as a draft, without the photo. Take this photo out, or publish the story soon: the shop has room for it.",
};

/** Autosave, throttled to half a second, and at once when the form or its page goes. */
export const useKeptDraft = (draftKey: string) => {
  const { mutate, isError, isSuccess } = useKeepDraft();
  const { isShared } = useSetting();
  const [lacksPictures, setLacksPictures] = useState(false);
  const waiting = useRef<Waiting>(undefined);

  const drop = useCallback((): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  const flush = useCallback((): void => {
    const written = waiting.current?.written;
    drop();
    if (!written) return;
    mutate(
      { draftKey, ...written },
      { onSuccess: (kept) => setLacksPictures(kept.ok && kept.value.lacksPictures) },
    );
  }, [draftKey, mutate, drop]);

  const keep = (typed: TypedPost, from: Draft["from"]): void => {
    const timer = waiting.current?.timer ?? setTimeout(flush, PAUSE_MS);
    waiting.current = { written: { typed, from }, timer };
  };

  useEffect(() => {
    const leaving = ["beforeunload", "pagehide", "visibilitychange"] as const;
    for (const kind of leaving) window.addEventListener(kind, flush);
    return () => {
      for (const kind of leaving) window.removeEventListener(kind, flush);
      flush();
    };
  }, [flush]);

  useEffect(() => {
    if (lacksPictures) notify(isShared ? NO_ROOM_BESIDE_A_SHOP : NO_ROOM);
  }, [lacksPictures, isShared]);

  return { keep, drop, hasFailed: isError, isKept: isSuccess, lacksPictures };
};
