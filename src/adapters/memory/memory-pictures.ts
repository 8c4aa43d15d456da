import { frozen } from "#adapters/farm-json/frozen.ts";
import { memoryList, type SlotOf } from "#adapters/memory/memory-list.ts";
import type { Original, PictureFacts, PictureFile } from "#core/pictures/picture.ts";
import { hashesIn } from "#core/pictures/picture-texts.ts";
import type { PictureRepository } from "#ports/picture-repository.ts";

export interface MemoryPicture extends Original {
  readonly named: string;
  readonly narrower: readonly PictureFile[];
}

export interface PictureState {
  readonly pictures: readonly MemoryPicture[];
}

const factsOf = ({ hash, type, width, height, narrower }: MemoryPicture): PictureFacts => ({
  ...{ hash, type, width, height },
  narrower: narrower.map((file) => ({ width: file.width, type: file.type })),
});

export const memoryPictures = (
  slotOf: SlotOf<PictureState>,
  texts: () => unknown,
): PictureRepository => {
  const slot = slotOf("pictures");
  const { find, add, replace, where } = memoryList(slot, ({ hash }) => hash);

  return {
    keep: async (original, now) => {
      const before = await find(original.hash);
      await (before
        ? replace({ ...before, named: now })
        : add({ ...original, named: now, narrower: [] }));
    },
    addNarrower: async (hash, files) => {
      const before = await find(hash);
      if (!before) return;
      const fresh = files.filter(({ width }) =>
        before.narrower.every((one) => one.width !== width),
      );
      const narrower = [...before.narrower, ...fresh].sort((a, b) => a.width - b.width);
      await replace({ ...before, narrower });
    },
    facts: async (hashes) => (await where(({ hash }) => hashes.includes(hash))).map(factsOf),
    original: async (hash) => {
      const found = await find(hash);
      if (!found) return null;
      const { named: _named, narrower: _narrower, ...original } = found;
      return original;
    },
    narrower: async (hash, width) => {
      const file = (await find(hash))?.narrower.find((one) => one.width === width);
      return file ? { type: file.type, bytes: file.bytes } : null;
    },
    all: async () => (await where(() => true)).map(factsOf),
    removeUnnamed: async (now, before) => {
      const hashes = new Set(hashesIn(texts()));
      const seen = slot
        .get()
        .map((one) => (hashes.has(one.hash) ? frozen({ ...one, named: now }) : one));
      const left = seen.filter((one) => one.named >= before);
      slot.set(left);
      return seen.length - left.length;
    },
  };
};
