import { Link } from "wouter";
import type { PostSummary } from "#core/posts/post.ts";
import { paths } from "#core/routes.ts";
import { formatDay, US_LONG_DAY } from "#ui/shared/dates.ts";
import { Picture } from "#ui/shared/parts/picture.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import styles from "#ui/storefront/posts/posts.module.css";

interface PostCardProps {
  readonly post: PostSummary;
  readonly isFirst: boolean;
  readonly isSeenAtOnce: boolean;
}

export const PostCard = ({ post, isFirst, isSeenAtOnce }: PostCardProps) => (
  <article aria-labelledby={`story-${post.id}`}>
    <div className={styles.picture}>
      {post.featuredImage ? (
        <Picture
          address={post.featuredImage}
          alt=""
          shownAs={isFirst ? "card" : "thumb"}
          isLargest={isFirst}
          isSeenAtOnce={isSeenAtOnce}
          width={640}
          height={400}
        />
      ) : (
        <div className={styles.noPicture} aria-hidden="true" />
      )}
    </div>
    <p className={styles.byline}>
      <time dateTime={post.date}>{formatDay(post.date, US_LONG_DAY)}</time>
      <span>{` · ${post.author}`}</span>
    </p>
    <h2 id={`story-${post.id}`}>{post.title || "Untitled"}</h2>
    <p className={styles.excerpt}>{post.excerpt}</p>
    <Link
      className={styles.more}
      to={paths.post(post.id)}
      aria-label={`Read More: ${post.title || "Untitled"}`}
    >
      Read More
      <span className={visuallyHiddenStyles.visuallyHidden}>{`: ${post.title || "Untitled"}`}</span>
    </Link>
  </article>
);
