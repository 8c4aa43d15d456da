import { Link, Redirect } from "wouter";
import { ROUTES } from "#core/routes.ts";
import { formatDay, US_LONG_DAY } from "#ui/shared/dates.ts";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { usePost } from "#ui/shared/queries/posts.ts";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";
import styles from "#ui/storefront/posts/posts.module.css";

export const PostPage = ({ id }: { readonly id: string }) => {
  const post = usePost(id);
  if (post === null) return <Redirect to={ROUTES.posts} replace />;
  if (post === undefined)
    return (
      <div className={`${pageStyles.page} ${pageStyles.narrow}`}>
        <Loading what="the story" />
      </div>
    );
  return (
    <Page title={post.title || "Untitled"} className={`${pageStyles.narrow} ${styles.story}`} isOwn>
      <p className={styles.byline}>
        <time dateTime={post.date}>{formatDay(post.date, US_LONG_DAY)}</time>
        <span>{` · ${post.author}`}</span>
      </p>
      {post.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      {post.featuredImage && (
        <Picture
          className={styles.featured}
          address={post.featuredImage}
          alt=""
          shownAs="story"
          isLargest
          width={960}
          height={600}
        />
      )}
      <RichText html={post.content} />
      <p className={styles.wayBack}>
        <Link to={ROUTES.posts}>Back to all stories</Link>
      </p>
    </Page>
  );
};
