import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import styles from "#ui/shared/rich-text/rich-text.module.css";

export const RichText = ({ html }: { readonly html: CleanHtml }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only what the cleaner has passed has this type.
  <div data-rich-text className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />
);
