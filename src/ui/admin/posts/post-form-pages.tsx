import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { type TypedPost, typedOf } from "#core/posts/typed-post.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { PostEditor } from "#ui/admin/posts/post-editor.tsx";
import {
  type FormStart,
  useFormStart,
  usePublishPost,
  useRepublishPost,
} from "#ui/admin/posts/write-queries.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";

const EMPTY: TypedPost = { title: "", featuredImage: "", content: "", tags: "" };

const NewPost = ({ draftKey, draft }: FormStart) => {
  const publish = usePublishPost();
  return (
    <PostEditor
      draftKey={draftKey}
      initial={EMPTY}
      from={null}
      draft={draft}
      action="Publish Story"
      isSaving={publish.isPending}
      sent={publish}
      save={({ version: _version, seen: _seen, ...typed }, key, onSettled) =>
        publish.mutate({ ...typed, draftKey: key }, { onSettled })
      }
    />
  );
};

export const NewPostPage = () => {
  const start = useFormStart(null);
  return (
    <AdminPage title="Admin New Story" heading="Create New Story">
      {start ? <NewPost {...start} /> : <Loading what="the form" />}
    </AdminPage>
  );
};

const EditPost = ({ id, draftKey, post, draft }: FormStart & { readonly id: string }) => {
  const republish = useRepublishPost();
  const initial = post ? typedOf(post) : EMPTY;
  return (
    <PostEditor
      draftKey={draftKey}
      initial={initial}
      from={{ version: post?.version ?? "", seen: initial }}
      draft={draft}
      action="Update Story"
      isSaving={republish.isPending}
      sent={republish}
      save={(typed, _draftKey, onSettled) => republish.mutate({ ...typed, id }, { onSettled })}
    />
  );
};

const PostNotFound = () => (
  <Page title="Story Not Found">
    <EmptyState picture="/pictures/not-found.svg">
      <p>There is no story of this address. It may have been deleted.</p>
      <ButtonLink to={ADMIN_ROUTES.posts}>All Stories</ButtonLink>
    </EmptyState>
  </Page>
);

export const EditPostPage = ({ id }: { readonly id: string }) => {
  const start = useFormStart(id);
  if (start && !start.post && !start.draft) return <PostNotFound />;
  return (
    <AdminPage title="Admin Edit Story" heading="Edit Story">
      {start ? <EditPost id={id} {...start} /> : <Loading what="the form" />}
    </AdminPage>
  );
};
