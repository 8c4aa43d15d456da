import type { Additions } from "#core/profile/farm-texts.ts";
import { useFarmText } from "#ui/shared/queries/farm.ts";
import { OwnText } from "#ui/storefront/farm/own-text.tsx";

export const Addition = ({ name }: { readonly name: keyof Additions }) => {
  const html = useFarmText(name);
  return html && <OwnText html={html} />;
};
