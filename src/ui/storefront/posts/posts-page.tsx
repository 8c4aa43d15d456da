import { Link } from "wouter";
import type { PostSummary } from "#core/posts/post.ts";
import { paths } from "#core/routes.ts";
import { formatDay, US_LONG_DAY } from "#ui/shared/dates.ts";
import { EmptyState } from "#ui/shared/parts/empty-state.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { usePosts } from "#ui/shared/queries/posts.ts";
import styles from "#ui/storefront/posts/posts.module.css";

const SEEN_AT_ONCE = 3;

interface PostCardProps {
  readonly post: PostSummary;
  readonly isSeenAtOnce: boolean;
}

const PostCard = ({ post, isSeenAtOnce }: PostCardProps) => (
  <article aria-labelledby={`story-${post.id}`}>
    {post.featuredImage ? (
      <img
        src={post.featuredImage}
        alt=""
        loading={isSeenAtOnce ? "eager" : "lazy"}
        width={640}
        height={400}
      />
    ) : (
      <div className={styles.noPicture} aria-hidden="true" />
    )}
    <p className={styles.byline}>
      <time dateTime={post.date}>{formatDay(post.date, US_LONG_DAY)}</time> · {post.author}
    </p>
    <h2 id={`story-${post.id}`}>{post.title || "Untitled"}</h2>
    <p>{post.excerpt}</p>
    <Link to={paths.post(post.id)} aria-label={`Read More: ${post.title || "Untitled"}`}>
      Read More
      <span className={visuallyHiddenStyles.visuallyHidden}>: {post.title || "Untitled"}</span>
    </Link>
  </article>
);

export const PostsPage = () => {
  const posts = usePosts();
  return (
    <Page title="Our Chickens" className={pageStyles.wide}>
      <p>Stories from the hen house, newest first.</p>
      {!posts && <Loading what="the stories" count={2} />}
      {posts?.length === 0 && (
        <EmptyState picture="/pictures/flock.svg">
          <p>No stories yet. The hens are thinking of some.</p>
        </EmptyState>
      )}
      <ul className={styles.stories} data-own="">
        {posts?.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} isSeenAtOnce={index < SEEN_AT_ONCE} />
          </li>
        ))}
      </ul>
    </Page>
  );
};
