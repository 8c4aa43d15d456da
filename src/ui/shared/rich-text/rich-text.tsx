import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import "#ui/shared/rich-text/rich-text.css";

/** What the owner has written, as it is read. */
export const RichText = ({ html }: { readonly html: CleanHtml }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only what the cleaner has passed has this type.
  <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
);
