import { mapPictures, picturesIn } from "#core/pictures/picture-texts.ts";
import type { Draft } from "#core/posts/draft.ts";
import type { WrittenSoFar } from "#core/posts/keep-draft.ts";
import { accept, type Result } from "#core/shared/result.ts";
import { isFault } from "#ports/fault.ts";

export interface KeptDraft {
  readonly lacksPictures: boolean;
}

interface Deps {
  readonly keepDraft: (written: WrittenSoFar) => Promise<unknown>;
  readonly drafts: { find(draftKey: string): Promise<Draft | null> };
}

const isInText = (address: string): boolean => address.startsWith("data:");

/** Only the merge needs the earlier pictures. */
const lean = ({ from, ...written }: WrittenSoFar): WrittenSoFar =>
  from
    ? { ...written, from: mapPictures(from, (address) => (isInText(address) ? "" : address)) }
    : written;

const withPicturesOf = (written: WrittenSoFar, known: ReadonlySet<string>): WrittenSoFar => ({
  ...written,
  typed: mapPictures(written.typed, (address) =>
    isInText(address) && !known.has(address) ? "" : address,
  ),
});

export const keepWhatFits =
  ({ keepDraft, drafts }: Deps) =>
  async (written: WrittenSoFar): Promise<Result<KeptDraft, never>> => {
    const tryToKeep = async (part: WrittenSoFar): Promise<boolean> => {
      try {
        await keepDraft(part);
        return true;
      } catch (failure) {
        if (isFault(failure, "storage-full") && picturesIn(part).some(isInText)) return false;
        throw failure;
      }
    };
    const leaner = lean(written);
    if ((await tryToKeep(written)) || (await tryToKeep(leaner)))
      return accept({ lacksPictures: false });
    const before = await drafts.find(written.draftKey);
    const fitting = withPicturesOf(leaner, new Set(picturesIn(before)));
    if (!(await tryToKeep(fitting))) await keepDraft(withPicturesOf(leaner, new Set()));
    return accept({ lacksPictures: true });
  };
