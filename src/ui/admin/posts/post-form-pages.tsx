import { useState } from "react";
import { NEW_STORY } from "#core/posts/draft.ts";
import type { TypedPost } from "#core/posts/typed-post.ts";
import { PostEditor } from "#ui/admin/posts/post-editor.tsx";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import {
  type FormStart,
  useCreatePost,
  useFormStart,
  useUpdatePost,
} from "#ui/shared/queries/write-posts.ts";
import { ADMIN_ROUTES } from "#ui/shared/routes.ts";
import "#ui/admin/posts/posts.css";

const EMPTY: TypedPost = { title: "", featuredImage: "", content: "", tags: "" };

const NewPost = ({ draft }: FormStart) => {
  const [fresh] = useState(() => `${NEW_STORY}-${Date.now()}`);
  const create = useCreatePost();
  return (
    <PostEditor
      story={fresh}
      initial={EMPTY}
      draft={draft}
      action="Publish Story"
      isSaving={create.isPending}
      save={(typed, story, told) => create.mutate({ ...typed, story }, { onSettled: told })}
    />
  );
};

export const NewPostPage = () => {
  const start = useFormStart(NEW_STORY);
  return (
    <Page title="Admin New Story" heading="Create New Story">
      {start ? <NewPost {...start} /> : <Loading what="the form" />}
    </Page>
  );
};

const EditPost = ({ id, post, draft }: FormStart & { readonly id: string }) => {
  const [from, setFrom] = useState(post?.edition ?? "");
  const update = useUpdatePost();
  return (
    <PostEditor
      story={id}
      initial={post ? { ...post, tags: post.tags.join(", ") } : EMPTY}
      draft={draft}
      action="Update Story"
      isSaving={update.isPending}
      save={(typed, _story, told) =>
        update.mutate(
          { ...typed, id, from },
          {
            onSettled: (answer) => {
              if (answer?.ok === false && answer.refusal.kind === "post-changed")
                setFrom(answer.refusal.edition);
              told(answer);
            },
          },
        )
      }
    />
  );
};

const StoryNotFound = () => (
  <Page title="Story Not Found">
    <EmptyState picture="/pictures/not-found.svg">
      <p>There is no story of this address. It may have been deleted.</p>
      <ButtonLink to={ADMIN_ROUTES.posts}>All Stories</ButtonLink>
    </EmptyState>
  </Page>
);

export const EditPostPage = ({ id }: { readonly id: string }) => {
  const start = useFormStart(id);
  if (start && !start.post && !start.draft) return <StoryNotFound />;
  return (
    <Page title="Admin Edit Story" heading="Edit Story">
      {start ? <EditPost id={id} {...start} /> : <Loading what="the form" />}
    </Page>
  );
};
