import type { Additions } from "#core/profile/farm-texts.ts";
import { useFarmText } from "#ui/shared/queries/farm.ts";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";

/** What the owner adds below the shop's own words. */
export const Addition = ({ name }: { readonly name: keyof Additions }) => {
  const html = useFarmText(name);
  return html && <RichText html={html} />;
};
