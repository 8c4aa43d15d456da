import * as v from "valibot";
import type { Clock } from "#ports/clock.ts";
import type { TypedText } from "#ports/typed-text.ts";

const PREFIX = "typed ";
const DAY_MS = 86_400_000;

const Kept = v.object({ at: v.string(), typed: v.record(v.string(), v.string()) });

type Kept = v.InferOutput<typeof Kept>;

const parsed = (text: string | null): Kept | null => {
  try {
    const kept = v.safeParse(Kept, JSON.parse(text ?? "null"));
    return kept.success ? kept.output : null;
  } catch {
    // Not a form of this shop has written that.
    return null;
  }
};

const keysIn = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((key) =>
    key.startsWith(PREFIX),
  );

export const typedText = (open: () => Storage, clock: Clock): TypedText => {
  const isOld = ({ at }: Kept): boolean => !(Date.parse(clock.now()) - Date.parse(at) < DAY_MS);

  const dropOld = (storage: Storage): void => {
    for (const key of keysIn(storage)) {
      const kept = parsed(storage.getItem(key));
      if (!kept || isOld(kept)) storage.removeItem(key);
    }
  };

  const inStorage = <Answer>(work: (storage: Storage) => Answer): Answer | null => {
    try {
      const storage = open();
      dropOld(storage);
      return work(storage);
    } catch {
      // Storage is forbidden or full: typed text is still on the screen.
      return null;
    }
  };

  return {
    find: async (form) =>
      inStorage((storage) => parsed(storage.getItem(PREFIX + form))?.typed ?? null),
    keep: async (form, typed) => {
      inStorage((storage) => {
        // If the new text doesn't fit, an older one would be wrong.
        storage.removeItem(PREFIX + form);
        storage.setItem(PREFIX + form, JSON.stringify({ at: clock.now(), typed }));
      });
    },
    forget: async (form) => {
      inStorage((storage) => storage.removeItem(PREFIX + form));
    },
    forgetAll: async () => {
      inStorage((storage) => {
        for (const key of keysIn(storage)) storage.removeItem(key);
      });
    },
  };
};
