import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";
import styles from "#ui/storefront/farm/farm.module.css";

/** What the owner has written herself, apart from the shop's own words. */
export const OwnText = ({ html }: { readonly html: CleanHtml }) => (
  <div className={styles.ownText}>
    <RichText html={html} />
  </div>
);
