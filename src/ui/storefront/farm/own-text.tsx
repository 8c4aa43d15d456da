import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";
import styles from "#ui/storefront/farm/farm.module.css";

export const OwnText = ({ html }: { readonly html: CleanHtml }) => (
  <div className={styles.ownText}>
    <RichText html={html} />
  </div>
);
