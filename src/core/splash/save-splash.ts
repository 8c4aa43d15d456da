import type { CommandContext, Commanding } from "#core/command.ts";
import { type Filed, filePictures, keepPictures } from "#core/pictures/file-pictures.ts";
import type { UnfitPicture } from "#core/pictures/picture.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { isDay } from "#core/shared/day.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";
import { type MadeFrom, mergeEdit, type Overtaken } from "#core/shared/three-way-merge.ts";
import type { Splash } from "#core/splash/splash.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";
import type { ShopPorts } from "#ports/ports.ts";
import type { ShopRecords } from "#ports/records.ts";

export interface SplashFields extends Pick<Splash, "content" | "enabled"> {
  readonly until: string;
}

type TypedSplash = Omit<SplashFields, "until"> & { readonly until?: string };

export type EditedSplash = TypedSplash & MadeFrom<TypedSplash>;

export interface StoredSplash extends SplashFields {
  readonly content: CleanHtml;
}

type Changed<Stored> = { readonly kind: "splash-changed" } & Overtaken<Stored>;

export type SplashChanged = Changed<StoredSplash>;

export const splashFields = ({ content, enabled, until = "" }: TypedSplash): SplashFields => ({
  content,
  enabled,
  until: isDay(until) ? until : "",
});

const storeNext =
  ({ splash, pictures, now }: Pick<ShopRecords, "splash" | "pictures"> & CommandContext) =>
  async (
    from: MadeFrom<SplashFields>,
    mine: SplashFields,
    kept: Filed<string>["pictures"],
  ): Promise<Result<Splash, Changed<SplashFields>>> => {
    const before = await splash.load();
    const theirs = { version: String(before.version), stored: splashFields(before) };
    const { merged, conflicts } = mergeEdit(from, mine, theirs);
    if (conflicts.length > 0) return refuse({ kind: "splash-changed", ...theirs, conflicts });
    await keepPictures({ pictures, now }, kept);
    const { until, ...shown } = merged;
    const saved = { ...shown, version: before.version + 1, ...(until !== "" && { until }) };
    await splash.save(saved);
    return accept(saved);
  };

const cleaned = async (cleaner: HtmlCleaner, typed: TypedSplash): Promise<SplashFields> => ({
  ...splashFields(typed),
  content: await cleaner.clean(typed.content),
});

/** Visitors who closed the last version see this one. */
export const saveSplash = ({
  cleaner,
  pictureCodec,
  command,
}: Pick<ShopPorts, "cleaner" | "pictureCodec"> & Commanding) => {
  const store = command(storeNext);
  return async ({
    version,
    seen,
    ...typed
  }: EditedSplash): Promise<Result<Splash, SplashChanged | UnfitPicture>> => {
    const filed = filePictures(pictureCodec, typed);
    if (!filed.ok) return filed;
    const base = seen && filePictures(pictureCodec, seen);
    const saved = await store(
      { version, seen: base?.ok ? await cleaned(cleaner, base.value.value) : undefined },
      await cleaned(cleaner, filed.value.value),
      filed.value.pictures,
    );
    if (saved.ok) return saved;
    const { stored } = saved.refusal;
    const content = await cleaner.cleanStored(stored.content);
    return refuse({ ...saved.refusal, stored: { ...stored, content } });
  };
};
