import { useState } from "react";
import { ADMIN_ROUTES, adminPaths } from "#core/admin-routes.ts";
import type { PostSummary } from "#core/posts/post.ts";
import { paths } from "#core/routes.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { useAllPosts } from "#ui/admin/posts/all-posts.ts";
import styles from "#ui/admin/posts/posts.module.css";
import { Samples } from "#ui/admin/posts/samples.tsx";
import { SmallerPictures } from "#ui/admin/posts/smaller-pictures.tsx";
import { useRemovePost } from "#ui/admin/posts/write-queries.ts";
import { formatDay, US_LONG_DAY } from "#ui/shared/dates.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import { Button, ButtonLink } from "#ui/shared/parts/button.tsx";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import panelStyles from "#ui/shared/parts/panel.module.css";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { StatusChip } from "#ui/shared/parts/status-chip.tsx";
import { spaced } from "#ui/shared/spaced.ts";

const takeFocus = (row: HTMLElement | null): void => row?.focus();

const PostRow = ({
  post,
  hasFocus,
  onDelete,
}: {
  readonly post: PostSummary;
  readonly hasFocus: boolean;
  readonly onDelete: () => void;
}) => (
  <article
    ref={hasFocus ? takeFocus : null}
    className={styles.postRow}
    aria-labelledby={`post-${post.id}`}
    tabIndex={-1}
  >
    {post.featuredImage && (
      <Picture address={post.featuredImage} alt="" shownAs="row" width={96} height={60} />
    )}
    <div className={styles.words}>
      <h2 id={`post-${post.id}`}>{post.title || "Untitled"}</h2>
      {post.isSample && <StatusChip look="pending">Sample</StatusChip>}
      <p>{`By ${post.author} on ${formatDay(post.date, US_LONG_DAY)}`}</p>
    </div>
    <div className={styles.rowActions}>
      <ButtonLink to={paths.post(post.id)} variant="ghost" size="sm">
        View
      </ButtonLink>
      <ButtonLink to={adminPaths.editPost(post.id)} variant="ghost" size="sm">
        Edit
      </ButtonLink>
      <SavingButton variant="danger" size="sm" onClick={onDelete}>
        Delete
      </SavingButton>
    </div>
  </article>
);

export const PostsPage = () => {
  const posts = useAllPosts();
  const remove = useRemovePost();
  const [toDelete, setToDelete] = useState<PostSummary | null>(null);
  const [firstOfMore, setFirstOfMore] = useState(-1);
  const close = (): void => setToDelete(null);

  return (
    <AdminPage
      title="Admin Posts"
      heading="Manage Chicken Stories"
      beside={
        <div className={styles.newPost}>
          <ButtonLink to={ADMIN_ROUTES.newPost}>New Post</ButtonLink>
        </div>
      }
    >
      <SmallerPictures />
      {posts && <Samples count={posts.items.filter(({ isSample }) => isSample).length} />}
      {!posts && <Loading what="the stories" count={2} />}
      {posts?.total === 0 && (
        <EmptyState picture="/pictures/flock.svg">
          <p>No stories yet. Write the first one: customers like to know the hens.</p>
        </EmptyState>
      )}
      {posts && posts.total > 0 && (
        <div className={spaced(panelStyles.panel, panelStyles.rows)}>
          {posts.items.map((post, at) => (
            <PostRow
              key={post.id}
              post={post}
              hasFocus={at === firstOfMore}
              onDelete={() => setToDelete(post)}
            />
          ))}
        </div>
      )}
      {posts && posts.items.length < posts.total && (
        <p className={styles.more}>
          <Button
            variant="secondary"
            onClick={() => {
              setFirstOfMore(posts.items.length);
              posts.more();
            }}
          >
            Show more
          </Button>
          <span>{`${posts.items.length} of ${posts.total} stories`}</span>
        </p>
      )}
      <AskDialog
        open={toDelete !== null}
        title="Delete this story?"
        confirm="Delete"
        command={remove}
        input={() => toDelete?.id}
        isHeld={false}
        onClose={close}
      >
        <p>Are you sure you want to delete this post?</p>
        <p>
          <strong>{toDelete?.title}</strong>
        </p>
      </AskDialog>
    </AdminPage>
  );
};
