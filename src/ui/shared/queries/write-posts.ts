import { useMutation } from "@tanstack/react-query";
import { NEW_STORY } from "#core/posts/draft.ts";
import type { DraftOf } from "#core/posts/get-draft.ts";
import type { Story } from "#core/posts/get-post.ts";
import type { WrittenSoFar } from "#core/posts/keep-draft.ts";
import type { PostRefusal } from "#core/posts/typed-post.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "blogPosts";
const DRAFTS: Topic = "postDrafts";

const REFUSALS: Record<PostRefusal["kind"], Notice> = {
  "missing-title": {
    title: "Missing Title",
    text: "Please give your story a title. Nothing has been saved yet.",
    tone: "destructive",
  },
};

const CHANGED: Notice = {
  title: "Story Has Changed Meanwhile",
  text: "Another tab saved this story since you began. Your text is still here: save again to put it in place of the other.",
  tone: "destructive",
};

const saved = (title: string) => (): Notice => ({
  title,
  text: "Your story has been saved successfully.",
  tone: "good",
});

export const useCreatePost = () => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: app.createPost,
    success: saved("Post Created"),
    refusals: REFUSALS,
  });
};

export const useUpdatePost = () => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: app.updatePost,
    success: saved("Post Updated"),
    refusals: { ...REFUSALS, "post-changed": CHANGED },
  });
};

export const useDeletePost = () => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: app.deletePost,
    success: () => ({ title: "Post Deleted", text: "The post has been successfully deleted." }),
    refusals: {},
  });
};

/** What a form begins from: the story, null where there is none, and the draft that was left of it. */
export interface FormStart {
  readonly post: Story | null;
  readonly draft: DraftOf | null;
}

/** Read anew whenever a form opens, and never again while it is open: what is typed into it stays. */
export const useFormStart = (story: string): FormStart | undefined =>
  useRecords({
    reads: [],
    key: ["form", story],
    run: async (app) => ({
      post: story === NEW_STORY ? null : await app.getPost(story),
      draft: await app.getDraft(story),
    }),
    gcTime: 0,
  }).data;

/** Keeps a draft. The form tells its failure, and shows its own text: nothing is read again. */
export const useKeepDraft = () => {
  const app = useApp();
  return useMutation({
    mutationFn: (written: WrittenSoFar) => app.keepDraft(written),
    scope: { id: DRAFTS },
    meta: { touches: [], isToldElsewhere: true },
  });
};

export const useDiscardDraft = () => {
  const app = useApp();
  return useCommand({ topic: DRAFTS, run: app.discardDraft, refusals: {} });
};
