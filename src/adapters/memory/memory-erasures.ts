import type { SlotOf } from "#adapters/memory/memory-list.ts";
import { emailDigest, erasedSince, erasedSinceOf } from "#adapters/sha256/email-digest.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

export interface ErasureState {
  readonly erasures: Readonly<Record<string, string>>;
}

export const memoryErasures = (slotOf: SlotOf<ErasureState>): ErasureRepository => {
  const erasures = slotOf("erasures");

  const erasedAt = (digest: string): string | undefined => erasures.get()[digest];

  return {
    since: async (email) => erasedSince(email, erasedAt),
    sinceOf: async (emails) => erasedSinceOf(emails, erasedAt),
    note: async (email, at) => erasures.set({ ...erasures.get(), [emailDigest(email)]: at }),
    // As every write here it reports a change of erasures.
    forgetOrder: async () => erasures.set({ ...erasures.get() }),
    keptBeside: async () => [],
  };
};
