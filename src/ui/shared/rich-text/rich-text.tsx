import { PICTURE_SIZES } from "#core/pictures/picture-sources.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { htmlWithSources } from "#core/rich-text/html-with-sources.ts";
import styles from "#ui/shared/rich-text/rich-text.module.css";

export const RichText = ({ html }: { readonly html: CleanHtml }) => {
  const shown = { __html: htmlWithSources(html, PICTURE_SIZES.story) };
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: only what the cleaner has passed has this type.
    <div data-rich-text className={styles.richText} dangerouslySetInnerHTML={shown} />
  );
};
