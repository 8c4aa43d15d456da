import { useCallback, useEffect, useRef } from "react";
import type { TypedPost } from "#core/posts/typed-post.ts";
import { useKeepDraft } from "#ui/shared/queries/write-posts.ts";

const PAUSE_MS = 500;

/** Autosave, throttled to half a second, and at once when the form or its page goes. */
export const useKeptDraft = (draftKey: string) => {
  const { mutate, isError, isSuccess } = useKeepDraft();
  const waiting = useRef<{ typed: TypedPost; timer: ReturnType<typeof setTimeout> }>(undefined);

  const drop = useCallback((): void => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  }, []);

  const flush = useCallback((): void => {
    const typed = waiting.current?.typed;
    drop();
    if (typed) mutate({ draftKey, typed });
  }, [draftKey, mutate, drop]);

  const keep = (typed: TypedPost): void => {
    const timer = waiting.current?.timer ?? setTimeout(flush, PAUSE_MS);
    waiting.current = { typed, timer };
  };

  useEffect(() => {
    const leaving = ["beforeunload", "pagehide", "visibilitychange"] as const;
    for (const kind of leaving) window.addEventListener(kind, flush);
    return () => {
      for (const kind of leaving) window.removeEventListener(kind, flush);
      flush();
    };
  }, [flush]);

  return { keep, drop, hasFailed: isError, isKept: isSuccess };
};
