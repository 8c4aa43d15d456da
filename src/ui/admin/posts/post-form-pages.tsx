import { NEW_STORY } from "#core/posts/draft.ts";
import type { TypedPost } from "#core/posts/typed-post.ts";
import { PostEditor } from "#ui/admin/posts/post-editor.tsx";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { usePost } from "#ui/shared/queries/posts.ts";
import { useCreatePost, useDraft, useUpdatePost } from "#ui/shared/queries/write-posts.ts";
import { ADMIN_ROUTES } from "#ui/shared/routes.ts";
import "#ui/admin/posts/posts.css";

const EMPTY: TypedPost = { title: "", featuredImage: "", content: "", tags: "" };

export const NewPostPage = () => {
  const draft = useDraft(NEW_STORY);
  const create = useCreatePost();
  return (
    <Page title="Admin New Story" heading="Create New Story">
      {draft === undefined ? (
        <Loading what="the form" />
      ) : (
        <PostEditor
          story={NEW_STORY}
          initial={EMPTY}
          draft={draft}
          action="Publish Story"
          isSaving={create.isPending}
          save={(typed, answered) => create.mutate(typed, { onSuccess: answered })}
        />
      )}
    </Page>
  );
};

export const EditPostPage = ({ id }: { readonly id: string }) => {
  const post = usePost(id);
  const draft = useDraft(id);
  const update = useUpdatePost();
  if (post === null && draft === null && !update.isPending)
    return (
      <Page title="Story Not Found">
        <EmptyState picture="/pictures/not-found.svg">
          <p>There is no story of this address. It may have been deleted.</p>
          <ButtonLink to={ADMIN_ROUTES.posts}>All Stories</ButtonLink>
        </EmptyState>
      </Page>
    );
  return (
    <Page title="Admin Edit Story" heading="Edit Story">
      {post === undefined || draft === undefined ? (
        <Loading what="the form" />
      ) : (
        <PostEditor
          story={id}
          initial={post ? { ...post, tags: post.tags.join(", ") } : EMPTY}
          draft={draft}
          action="Update Story"
          isSaving={update.isPending}
          save={(typed, answered) => update.mutate({ ...typed, id }, { onSuccess: answered })}
        />
      )}
    </Page>
  );
};
