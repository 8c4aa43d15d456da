import type { Version } from "#core/shared/version.ts";

export interface Merge<Fields> {
  /** What one side alone has changed is as that side has it; a conflict is as mine. */
  readonly merged: Fields;
  /** What both sides have changed, each to something else. */
  readonly conflicts: readonly (keyof Fields & string)[];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Three-way merge of a record's fields: mine and theirs, both made from the base. Without a base each difference is a conflict. */
export const threeWayMerge = <Fields extends object>(
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
): Merge<Fields> => {
  const names = Object.keys({ ...theirs, ...mine }) as (keyof Fields & string)[];
  const isMine = (name: keyof Fields): boolean => !base || !isSame(base[name], mine[name]);
  const isTheirs = (name: keyof Fields): boolean => !base || !isSame(base[name], theirs[name]);
  return {
    merged: Object.fromEntries(
      names.map((name) => [name, (isMine(name) ? mine : theirs)[name]]),
    ) as Fields,
    conflicts: names.filter(
      (name) => isMine(name) && isTheirs(name) && !isSame(mine[name], theirs[name]),
    ),
  };
};

/** What an edit was made from. */
export interface MadeFrom<Fields> {
  /** Optimistic locking: an edit of this version replaces what is stored. */
  readonly version: Version;
  /** The fields as they were: an edit of another version is merged by them. A page of the version before has none. */
  readonly seen?: Fields | undefined;
}

export interface Overtaken<Fields> {
  readonly version: Version;
  readonly stored: Fields;
  readonly conflicts: readonly (keyof Fields & string)[];
}

/** What is to be stored of an edit. */
export const mergeEdit = <Fields extends object>(
  { version, seen }: MadeFrom<Fields>,
  mine: Fields,
  { version: now, stored }: Omit<Overtaken<Fields>, "conflicts">,
): Merge<Fields> =>
  version === now ? { merged: mine, conflicts: [] } : threeWayMerge(seen, mine, stored);
