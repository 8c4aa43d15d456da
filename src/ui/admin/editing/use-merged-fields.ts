import { useRef, useState } from "react";
import { picked } from "#core/shared/picked.ts";
import { type MadeFrom, type Overtaken, threeWayMerge } from "#core/shared/three-way-merge.ts";

interface Merging<Fields, Stored> {
  readonly typed: Fields;
  readonly from: MadeFrom<Fields>;
  readonly given: Fields;
  readonly beside: Partial<Stored>;
}

/** Merges two pages' edits: takes the other page's value of each field that wasn't typed here. */
export const useMergedFields = <Fields extends object, Stored extends Fields>(
  start: Fields,
  from: MadeFrom<Fields>,
) => {
  const [merging, setMerging] = useState<Merging<Fields, Stored>>({
    typed: start,
    from,
    given: start,
    beside: {},
  });
  const latest = useRef(merging);

  const set = (next: Partial<Merging<Fields, Stored>>): void => {
    latest.current = { ...latest.current, ...next };
    setMerging(latest.current);
  };

  const give = (part: Partial<Fields>, also: Partial<Merging<Fields, Stored>> = {}): void => {
    const { typed, given } = latest.current;
    set({ ...also, typed: { ...typed, ...part }, given: { ...given, ...part } });
  };

  const untyped = (stored: Fields): Partial<Fields> => {
    const { from: before, typed } = latest.current;
    const { merged } = threeWayMerge(before.seen, typed, stored);
    const names = Object.keys(merged) as (keyof Fields)[];
    return picked(
      merged,
      names.filter((name) => merged[name] !== typed[name]),
    );
  };

  return {
    ...merging,
    latest,
    change: (part: Partial<Fields>): void => set({ typed: { ...latest.current.typed, ...part } }),
    restore: (typed: Fields, madeFrom: MadeFrom<Fields>): void => give(typed, { from: madeFrom }),
    overtaken: ({ version, stored, conflicts }: Overtaken<Stored>): void =>
      give(untyped(stored), {
        from: { version, seen: stored },
        beside: picked<Stored, keyof Stored>(stored, conflicts),
      }),
    saved: (sent: Fields, { version, stored }: Omit<Overtaken<Fields>, "conflicts">): void => {
      const { merged: seen } = threeWayMerge(latest.current.from.seen, sent, stored);
      give(untyped(stored), { from: { version, seen }, beside: {} });
    },
    takeTheirs: (field: keyof Fields & string): void => {
      const { [field]: theirs, ...beside } = latest.current.beside;
      give({ [field]: theirs } as Partial<Fields>, { beside: beside as Partial<Stored> });
    },
  };
};
