import type { Version } from "#core/shared/version.ts";

export type Texts = Readonly<Record<string, string>>;

export interface EditedTexts {
  readonly texts: Texts;
  readonly was: Texts;
  /** Optimistic locking: the version that the first change was made from. */
  readonly version: Version;
  readonly conflicts?: readonly string[];
}

export const only = (texts: Texts, isKept: (name: string) => boolean): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => isKept(name)));

const orNone = (edited: EditedTexts): EditedTexts | null =>
  Object.keys(edited.texts).length > 0 ? edited : null;

export type RowOf = (name: string) => string;

const itself: RowOf = (name) => name;

export const typedOver = (
  before: EditedTexts | null,
  [name, text]: readonly [string, string],
  stored: Texts,
  version: Version,
  rowOf: RowOf = itself,
): EditedTexts | null => {
  const { texts, ...rest }: EditedTexts = before ?? { texts: {}, was: {}, version };
  const others = only(texts, (one) => one !== name);
  const was = {
    ...only(stored, (one) => rowOf(one) === rowOf(name)),
    ...rest.was,
    ...(name in texts ? {} : only(stored, (one) => one === name)),
  };
  const isChange = text !== stored[name] || rest.conflicts?.includes(name);
  return orNone({ ...rest, was, texts: isChange ? { ...others, [name]: text } : others });
};

export const withoutSent = (now: EditedTexts, sent: Texts): EditedTexts | null =>
  orNone({
    ...now,
    texts: only(now.texts, (name) => sent[name] !== now.texts[name]),
    was: { ...now.was, ...sent },
    conflicts: (now.conflicts ?? []).filter((name) => !(name in sent)),
  });

export const withTheirs = (
  now: EditedTexts,
  isTaken: (name: string) => boolean,
): EditedTexts | null =>
  orNone({
    ...now,
    texts: only(now.texts, (name) => !isTaken(name)),
    conflicts: (now.conflicts ?? []).filter((name) => !isTaken(name)),
  });
