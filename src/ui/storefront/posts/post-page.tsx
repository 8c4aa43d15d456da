import { Link, Redirect } from "wouter";
import { paths, ROUTES } from "#core/routes.ts";
import { formatDay, US_LONG_DAY } from "#ui/shared/dates.ts";
import { Icon } from "#ui/shared/parts/icon.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { usePost, usePostPage } from "#ui/shared/queries/posts.ts";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";
import { spaced } from "#ui/shared/spaced.ts";
import styles from "#ui/storefront/posts/story.module.css";

/** The story before this one in time, as it stands after it in the list; none for those of older pages. */
const NextStory = ({ after }: { readonly after: string }) => {
  const stories = usePostPage(null)?.items ?? [];
  const next = stories[stories.findIndex(({ id }) => id === after) + 1];
  const isListed = stories.some(({ id }) => id === after);
  return (
    <div className={styles.next}>
      {isListed && next && (
        <>
          {next.featuredImage && (
            <Picture address={next.featuredImage} alt="" shownAs="row" width={112} height={84} />
          )}
          <p>
            <small>{formatDay(next.date, US_LONG_DAY)}</small>
            <Link to={paths.post(next.id)}>{next.title || "Untitled"}</Link>
          </p>
        </>
      )}
    </div>
  );
};

export const PostPage = ({ id }: { readonly id: string }) => {
  const post = usePost(id);
  if (post === null) return <Redirect to={ROUTES.posts} replace />;
  if (post === undefined)
    return (
      <div className={`${pageStyles.page} ${pageStyles.reading}`}>
        <Loading what="the story" />
      </div>
    );
  return (
    <Page
      title={post.title || "Untitled"}
      className={spaced(pageStyles.reading, styles.story)}
      before={
        <>
          <Link to={ROUTES.posts} className={styles.back}>
            <Icon shape="m15 5-7 7 7 7" size={22} />
            Back to all stories
          </Link>
          <p className={styles.byline}>
            <time dateTime={post.date}>{formatDay(post.date, US_LONG_DAY)}</time>
            <span>{` · ${post.author}`}</span>
          </p>
        </>
      }
      isOwn
    >
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
      {post.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <NextStory after={id} />
    </Page>
  );
};
