import { profileOf } from "#core/profile/farm-profile.ts";
import { type FarmTextName, NO_TEXT } from "#core/profile/farm-texts.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export const getFarmText =
  ({ profile, cleaner }: Pick<ShopRecords, "profile"> & Pick<ShopPorts, "cleaner">) =>
  async (name: FarmTextName): Promise<CleanHtml | null> => {
    const { about, additions } = profileOf(await profile.load());
    const html = { about: about.content, ...additions }[name];
    return html === NO_TEXT ? null : cleaner.cleanStored(html);
  };
