import { useEffect, useRef } from "react";
import type { TypedPost } from "#core/posts/typed-post.ts";
import { useKeepDraft } from "#ui/shared/queries/write-posts.ts";

const PAUSE_MS = 500;

/** Keeps what is typed as the story's draft, whenever the typing pauses. Undefined is nothing to keep. */
export const useKeptDraft = (story: string, typed: TypedPost | undefined) => {
  const { mutate, isError, isSuccess } = useKeepDraft();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!typed) return;
    timer.current = setTimeout(() => mutate({ story, typed }), PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [story, typed, mutate]);

  return { stop: () => clearTimeout(timer.current), hasFailed: isError, isKept: isSuccess };
};
