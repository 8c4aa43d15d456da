import type { PictureRepository } from "#ports/picture-repository.ts";

export const NO_PICTURES: PictureRepository = {
  keep: async () => undefined,
  addNarrower: async () => undefined,
  facts: async () => [],
  original: async () => null,
  narrower: async () => null,
  all: async () => [],
  removeUnnamed: async () => 0,
};
