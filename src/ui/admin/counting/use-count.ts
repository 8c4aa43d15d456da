import { useEffect, useRef, useState } from "react";
import type { FlockToCount } from "#core/care/get-count-sheet.ts";
import { lastFlockOf, type OwnCounts, ownOn } from "#core/counting/own-counts.ts";
import { type FlockId, isFlockId } from "#core/flocks/flock.ts";
import { type Day, isDay } from "#core/shared/day.ts";
import { type Draft, draftIn, isNothing, NOTHING, typedSince } from "#ui/admin/counting/draft.ts";
import { type CountInstead, useNoteFlock, useSaveCount } from "#ui/admin/counting/queries.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

const useAsked = () => {
  const asked = new URLSearchParams(useGuardedLocation().search());
  const [flock, day] = [asked.get("flock") ?? "", asked.get("day") ?? ""];
  return { flock: isFlockId(flock) ? flock : null, day: isDay(day) ? day : null };
};

const nextToCount = (
  flocks: readonly FlockToCount[],
  own: OwnCounts,
  { flock, date }: { flock: FlockId; date: Day },
): FlockId => {
  const at = flocks.findIndex((one) => one.flock === flock);
  const others = [...flocks.slice(at + 1), ...flocks.slice(0, at)];
  const next = others.find(
    (one) => one.isInUse && one.entries.length === 0 && ownOn(own, one.flock, date).length === 0,
  );
  return next?.flock ?? flock;
};

const useDayBegun = (hasBegun: boolean, today: Day): readonly [Day, (begunOn: Day) => void] => {
  const [day, setDay] = useState(today);
  if (!hasBegun && day !== today) setDay(today);
  return [hasBegun ? day : today, setDay];
};

interface Known {
  readonly flocks: readonly FlockToCount[];
  readonly own: OwnCounts;
  readonly today: Day;
}

export const useCount = ({ flocks, own, today }: Known) => {
  const asked = useAsked();
  const [first] = useState(() => asked.flock ?? lastFlockOf(own));
  const [chosen, setChosen] = useState<FlockId | null>(first);
  const [day, setDay] = useState<Day | null>(asked.day);
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  const [instead, setInstead] = useState("");
  const [begunOn, setBegunOn] = useDayBegun(!isNothing(draft), today);
  const date = day !== null && day < today ? day : begunOn;
  const typed = isNothing(draft) ? null : JSON.stringify({ ...draft, date });
  const forget = useKeptText("count", typed, (text) => {
    const kept = draftIn(text);
    setDraft(kept ?? NOTHING);
    if (kept?.date) setBegunOn(kept.date);
  });
  const save = useSaveCount();
  const note = useNoteFlock();
  const inUse = flocks.find(({ isInUse }) => isInUse) ?? flocks[0];
  const flock = chosen ?? inUse?.flock ?? "1";

  const clear = (): void => {
    setDraft(NOTHING);
    setInstead("");
    forget();
  };
  const choose = (next: FlockId): void => {
    setChosen(next);
    note.mutate(next);
  };
  return {
    ...{ flock, date, draft, setDraft, choose, setDay, first, sent: save },
    correct: ({ count, instead: id }: CountInstead): void => {
      setChosen(isFlockId(count.flock) ? count.flock : null);
      setDay(isDay(count.date) ? count.date : null);
      setDraft(count);
      setInstead(id);
    },
    save: (done: () => void): void =>
      save.mutate({
        count: { ...draft, flock, date },
        instead,
        kept: () => {
          const left = typedSince(draft, latest.current);
          if (!isNothing(left)) {
            setDraft(left);
            setInstead("");
            return;
          }
          clear();
          done();
          if (date === today) setChosen(nextToCount(flocks, own, { flock, date }));
        },
      }),
  };
};

export type Counting = ReturnType<typeof useCount>;
