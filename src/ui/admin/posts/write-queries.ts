import type { Draft } from "#core/posts/draft.ts";
import type { CleanPost } from "#core/posts/get-post.ts";
import type { WrittenSoFar } from "#core/posts/keep-draft.ts";
import type { NewPost } from "#core/posts/publish-post.ts";
import type { EditedPost } from "#core/posts/update-post.ts";
import type { Topic } from "#ports/change-feed.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

const TOPIC: Topic = "posts";
const DRAFTS: Topic = "drafts";
const TOUCHES: readonly Topic[] = [TOPIC, DRAFTS];

const saved = (title: string) => (): Notice => ({
  title,
  text: "Your story has been saved successfully.",
  tone: "good",
  outlastsPage: true,
});

export const usePublishPost = () =>
  useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: (app, post: NewPost) => app.visitor.author.publishPost(post),
    success: saved("Post Created"),
    refusals: REFUSALS,
  });

export const useRepublishPost = () =>
  useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: (app, post: EditedPost) => app.visitor.author.republishPost(post),
    success: saved("Post Updated"),
    refusals: REFUSALS,
  });

export const useRemovePost = () =>
  useCommand({
    topic: TOPIC,
    touches: TOUCHES,
    run: (app, id: string) => app.visitor.author.removePost(id),
    success: () => ({ title: "Post Deleted", text: "The post has been successfully deleted." }),
    refusals: {},
  });

export const useSettleSamples = () =>
  useCommand({
    topic: TOPIC,
    touches: [TOPIC, "profile"],
    run: (app, isKept: boolean) => app.shop.office.settleSamples(isKept),
    success: (_, isKept) =>
      isKept
        ? { title: "Samples Kept", text: "The sample stories are yours now, signed by you." }
        : { title: "Samples Removed", text: "The sample stories are gone." },
    refusals: {},
  });

export interface FormStart {
  readonly draftKey: string;
  readonly post: CleanPost | null;
  readonly draft: Draft | null;
}

/** Read whenever a form opens, and never while it is open, so that typed text stays. */
export const useFormStart = (postId: string | null): FormStart | undefined =>
  useRecords({
    reads: [],
    key: ["form", postId ?? "new"],
    run: async ({ shop, visitor }) => ({
      draftKey: postId ?? (await visitor.author.startDraft()),
      post: postId === null ? null : await shop.counter.getPost(postId),
      draft: await visitor.author.getDraft(postId),
    }),
    gcTime: 0,
  }).data;

export const useKeepDraft = () =>
  useCommand({
    topic: DRAFTS,
    touches: [],
    run: (app, written: WrittenSoFar) => app.visitor.author.keepDraft(written),
    refusals: {},
    isSilent: () => true,
  });

export const useDiscardDraft = () =>
  useCommand({
    topic: DRAFTS,
    run: (app, draftKey: string) => app.visitor.author.discardDraft(draftKey),
    refusals: {},
  });
