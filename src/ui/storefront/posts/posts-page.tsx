import { Link, Redirect } from "wouter";
import { type PostPage, pageNumber } from "#core/posts/post-page.ts";
import { beforeIn } from "#core/posts/posts-address.ts";
import { paths, ROUTES } from "#core/routes.ts";
import { useGuardedSearch } from "#ui/shared/navigation/location-context.ts";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { usePostPage } from "#ui/shared/queries/posts.ts";
import { PostCard } from "#ui/storefront/posts/post-card.tsx";
import styles from "#ui/storefront/posts/posts.module.css";

const SEEN_AT_ONCE = 3;

const WaysOn = ({ page }: { readonly page: PostPage }) =>
  page.newer === 0 && page.next === null ? null : (
    <nav className={styles.waysOn} aria-label="More stories" data-own="">
      {page.newer > 0 && (
        <Link to={paths.posts(page.previous)} rel="prev">
          Newer stories
        </Link>
      )}
      {page.next !== null && (
        <Link to={paths.posts(page.next)} rel="next">
          Older stories
        </Link>
      )}
    </nav>
  );

const titleOf = (page: PostPage | undefined): string =>
  page && page.newer > 0 ? `Our Chickens, page ${pageNumber(page)}` : "Our Chickens";

const PageBefore = ({ before }: { readonly before: string | null }) => {
  const page = usePostPage(before);
  if (page && page.newer > 0 && page.items.length === 0)
    return <Redirect to={ROUTES.posts} replace />;
  return (
    <Page title={titleOf(page)} className={pageStyles.wide}>
      <p className={styles.introduction}>Stories from the hen house, newest first.</p>
      {!page && <Loading what="the stories" count={2} />}
      {page?.total === 0 && (
        <EmptyState picture="/pictures/flock.svg">
          <p>No stories yet. The hens are thinking of some.</p>
        </EmptyState>
      )}
      <ul className={styles.stories} data-own="">
        {page?.items.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} isFirst={index === 0} isSeenAtOnce={index < SEEN_AT_ONCE} />
          </li>
        ))}
      </ul>
      {page && <WaysOn page={page} />}
    </Page>
  );
};

export const PostsPage = () => {
  const before = beforeIn(useGuardedSearch());
  return <PageBefore key={before} before={before} />;
};
