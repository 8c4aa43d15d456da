import type { SlotOf } from "#adapters/memory/memory-list.ts";
import { emailDigest } from "#adapters/sha256/email-digest.ts";
import type { ErasureRepository } from "#ports/erasure-repository.ts";

export interface ErasureState {
  readonly erasures: Readonly<Record<string, string>>;
}

export const memoryErasures = (slotOf: SlotOf<ErasureState>): ErasureRepository => {
  const erasures = slotOf("erasures");

  return {
    since: async (email) => erasures.get()[emailDigest(email)] ?? null,
    sinceOf: async (emails) =>
      new Map(
        emails.flatMap((email) => {
          const at = erasures.get()[emailDigest(email)];
          return at === undefined ? [] : [[email, at] as const];
        }),
      ),
    note: async (email, at) => erasures.set({ ...erasures.get(), [emailDigest(email)]: at }),
    // As every write here it reports a change of erasures.
    forgetOrder: async () => erasures.set({ ...erasures.get() }),
    keptBeside: async () => [],
  };
};
