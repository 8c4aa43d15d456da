import type { Version } from "#core/shared/version.ts";

export interface Merge<Fields> {
  /** One side's changes; a conflict is as mine. */
  readonly merged: Fields;
  readonly conflicts: readonly (keyof Fields & string)[];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

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

export interface MadeFrom<Fields> {
  readonly version: Version;
  /** An edit of another version is merged by these. A page of an earlier version sends none. */
  readonly seen?: Fields | undefined;
}

export interface Overtaken<Fields> {
  readonly version: Version;
  readonly stored: Fields;
  readonly conflicts: readonly (keyof Fields & string)[];
}

export const mergeEdit = <Fields extends object>(
  { version, seen }: MadeFrom<Fields>,
  mine: Fields,
  { version: now, stored }: Omit<Overtaken<Fields>, "conflicts">,
): Merge<Fields> =>
  version === now ? { merged: mine, conflicts: [] } : threeWayMerge(seen, mine, stored);
