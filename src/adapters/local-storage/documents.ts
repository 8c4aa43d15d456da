import type { Beside, DocumentFormat, Reading } from "#adapters/farm-json/document-format.ts";
import { KEYS } from "#adapters/local-storage/keys.ts";
import type { StorageArea } from "#adapters/local-storage/storage-area.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Clock } from "#ports/clock.ts";

export type Log = Pick<Console, "warn">;

export interface Documents {
  read<Value>(area: StorageArea, format: DocumentFormat<Value>): Reading<Value>;
  write(area: StorageArea, topic: Topic, whole: unknown, beside?: Beside): void;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Kept = Pick<DocumentFormat<unknown>, "topic" | "beside">;

const keysOf = ({ topic, beside }: Kept): readonly string[] =>
  [KEYS[topic], beside?.key].filter((key) => key !== undefined);

export type Texts = readonly (string | null)[];

/** Null where a document, or what stands beside it, was never stored. */
export const textsOf = (area: StorageArea, kept: Kept): Texts =>
  keysOf(kept).map((key) => area.getItem(key));

export const areSame = (one: Texts | undefined, other: Texts): boolean =>
  one?.every((text, at) => text === other[at]) === true;

const parsedIn = (area: StorageArea, { topic, beside }: Kept) => {
  const stored = parse(area.getItem(KEYS[topic]) ?? "");
  if (!beside) return { whole: stored, isLost: false };
  const more = parse(area.getItem(beside.key) ?? "{}");
  return { whole: beside.join(stored, more), isLost: !beside.isReadable(more) };
};

const originalIn = (text: string): unknown =>
  (parse(text) as { original?: unknown } | null | undefined)?.original;

const setAside = (area: StorageArea, key: string, original: string, at: string): void => {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? `${key}.setAside` : `${key}.setAside.${count}`;
    const there = area.getItem(name);
    if (there === null) area.setItem(name, JSON.stringify({ original, setAsideAt: at }));
    if (there === null || originalIn(there) === original) return;
  }
};

type Known = {
  readonly texts: Texts;
  readonly reading: Reading<unknown>;
  readonly flawed: boolean;
};

const flawsIn = ({ skipped, missing = 0 }: Reading<unknown>): readonly string[] => [
  ...(skipped > 0 ? [`${skipped} unreadable record(s) are skipped.`] : []),
  ...(missing > 0 ? [`${missing} missing figure(s) take what a shop opens with.`] : []),
];

export const createDocuments = (log: Log, clock: Clock): Documents => {
  const known = new Map<Topic, Known>();

  const interpret = <Value>(
    area: StorageArea,
    texts: Texts,
    format: DocumentFormat<Value>,
  ): Known => {
    const { whole, isLost } = parsedIn(area, format);
    const reading = format.read(whole);
    if (isLost) log.warn(`What stands beside "${KEYS[format.topic]}" could not be read.`);
    const flaws = reading && flawsIn(reading);
    if (flaws === null) log.warn(`"${KEYS[format.topic]}" could not be read: defaults are used.`);
    else if (flaws.length > 0) log.warn(`"${KEYS[format.topic]}": ${flaws.join(" ")}`);
    return {
      texts,
      reading: reading ?? { value: format.initial, stored: undefined, skipped: 0 },
      flawed: isLost || flaws === null || flaws.length > 0,
    };
  };

  const keepOriginal = (area: StorageArea, key: string, text: string | null): void => {
    try {
      if (text !== null) setAside(area, key, text, clock.now());
    } catch (cause) {
      log.warn(`The original of "${key}" could not be set aside yet.`, cause);
    }
  };

  const read = <Value>(area: StorageArea, format: DocumentFormat<Value>): Reading<Value> => {
    const texts = textsOf(area, format);
    if (texts[0] === null) return { value: format.initial, stored: undefined, skipped: 0 };
    const last = known.get(format.topic);
    const current = last && areSame(last.texts, texts) ? last : interpret(area, texts, format);
    known.set(format.topic, current);
    if (current.flawed)
      for (const key of keysOf(format)) keepOriginal(area, key, area.getItem(key));
    return current.reading as Reading<Value>;
  };

  return {
    read,
    write: (area, topic, whole, beside) => {
      const apart = beside?.split(whole) ?? { stored: whole, beside: null };
      area.setItem(KEYS[topic], JSON.stringify(apart.stored));
      if (beside) area.setItem(beside.key, JSON.stringify(apart.beside));
    },
  };
};
