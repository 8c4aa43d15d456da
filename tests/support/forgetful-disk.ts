import fs from "node:fs";
import { basename, dirname, join } from "node:path";

/** A number from 0 up to 1, by chance. */
export type Dice = () => number;

interface Inode {
  /** Where its bytes were before anything was noted; null for what is new. */
  readonly origin: string | null;
  /** The names in a folder; null for a file. */
  readonly names: ReadonlyMap<string, Inode> | null;
}

type Write = { readonly at: number; readonly bytes: Buffer } | { readonly size: number };
type Renaming = readonly (readonly [string, Inode | null])[];

type Noted =
  | { readonly inode: Inode; readonly write: Write }
  | { readonly inode: Inode; readonly renaming: Renaming }
  | { readonly inode: Inode; readonly isSynced: true };

export interface ForgetfulDisk {
  /** How much has happened so far. */
  now(): number;
  /** Nothing is noted any more. */
  unplug(): void;
  /** Makes the folder as it is found when the power went at that moment. */
  remains(moment: number, dice: Dice, to: string): void;
}

/** What a disk writes whole or not at all. */
const SECTOR = 512;

const inodesOf = (place: string): Inode => {
  if (!fs.statSync(place).isDirectory()) return { origin: place, names: null };
  const names = fs.readdirSync(place).map((name) => [name, inodesOf(join(place, name))] as const);
  return { origin: place, names: new Map(names) };
};

const endOf = (write: Write): number =>
  "size" in write ? write.size : write.at + write.bytes.length;

/** The parts of a write that are each in one sector. */
const partsOf = function* (from: number, end: number) {
  for (let start = from; start < end; ) {
    const next = Math.min(end, (Math.floor(start / SECTOR) + 1) * SECTOR);
    yield [start, next] as const;
    start = next;
  }
};

const resized = (bytes: Buffer, size: number, to: number): number => {
  bytes.fill(0, Math.min(size, to), size);
  return to;
};

const keepParts = (
  into: Buffer,
  { at, bytes }: { readonly at: number; readonly bytes: Buffer },
  isKept: () => boolean,
): number => {
  const kept = [...partsOf(at, at + bytes.length)].filter(isKept);
  for (const [from, to] of kept) bytes.copy(into, from, from - at, to - at);
  return kept.at(-1)?.[1] ?? 0;
};

/** The bytes after those writes of which each sector is kept or lost. What it is given may be written over. */
const written = (before: Buffer, writes: readonly Write[], isKept: () => boolean): Buffer => {
  const most = Math.max(before.length, ...writes.map(endOf));
  const bytes = most > before.length ? Buffer.concat([before], most) : before;
  let size = before.length;
  for (const write of writes)
    if ("bytes" in write) size = Math.max(size, keepParts(bytes, write, isKept));
    else if (isKept()) size = resized(bytes, size, write.size);
  return bytes.subarray(0, size);
};

const always = () => true;

/** All, none or some of it: each of these finds other mistakes. */
const keeping = (dice: Dice): (() => boolean) => {
  const kind = dice();
  const share = dice();
  return () => (kind < 0.3 ? false : kind < 0.5 ? true : dice() < share);
};

const renamed = (names: Map<string, Inode>, renamings: readonly Renaming[]): void => {
  for (const [name, inode] of renamings.flat())
    if (inode) names.set(name, inode);
    else names.delete(name);
};

/** What of a file or folder is on the disk for good, and what may be. */
interface Kept {
  bytes: Buffer | null;
  readonly names: Map<string, Inode>;
  writes: Write[];
  renamings: Renaming[];
}

const keptBy = (noted: readonly Noted[]): ((inode: Inode) => Kept) => {
  const all = new Map<Inode, Kept>();
  const keptOf = (inode: Inode): Kept => {
    const known = all.get(inode);
    if (known) return known;
    const kept = { bytes: null, names: new Map(inode.names ?? []), writes: [], renamings: [] };
    all.set(inode, kept);
    return kept;
  };
  for (const one of noted) {
    const kept = keptOf(one.inode);
    if ("write" in one) kept.writes.push(one.write);
    else if ("renaming" in one) kept.renamings.push(one.renaming);
    else {
      if (kept.writes.length > 0)
        kept.bytes = written(bytesOf(one.inode, kept), kept.writes, always);
      renamed(kept.names, kept.renamings);
      kept.writes = [];
      kept.renamings = [];
    }
  }
  return keptOf;
};

const bytesOf = ({ origin }: Inode, { bytes }: Kept): Buffer =>
  bytes ?? (origin ? fs.readFileSync(origin) : Buffer.alloc(0));

/** Writes what is left of a file or folder. */
const leave = (inode: Inode, to: string, keptOf: (inode: Inode) => Kept, dice: Dice): void => {
  const kept = keptOf(inode);
  if (inode.names) {
    fs.mkdirSync(to, { mode: 0o700 });
    const names = new Map(kept.names);
    renamed(names, kept.renamings.slice(0, Math.round(dice() * kept.renamings.length)));
    for (const [name, inside] of names) leave(inside, join(to, name), keptOf, dice);
  } else if (kept.bytes === null && kept.writes.length === 0 && inode.origin)
    fs.copyFileSync(inode.origin, to);
  else fs.writeFileSync(to, written(bytesOf(inode, kept), kept.writes, keeping(dice)));
};

/**
 * A disk that forgets, under all that Node's own `fs` does at once in this folder: when its power goes, what was synced
 * is there, by files and by names in folders, and of the rest a part: of writes any sectors, of names the first few.
 * The folder is copied to `before`, and has to be left alone by others.
 */
export const forgetfulDisk = (folder: string, before: string): ForgetfulDisk => {
  fs.cpSync(folder, before, { recursive: true });
  const root = inodesOf(before);
  const places = new Map<string, Inode>();
  const remember = (place: string, inode: Inode): void => {
    places.set(place, inode);
    for (const [name, inside] of inode.names ?? []) remember(join(place, name), inside);
  };
  remember(folder, root);
  const noted: Noted[] = [];
  const opened = new Map<number, Inode>();
  const own = { ...fs };

  const note = (place: unknown, write: Write): void => {
    const inode = typeof place === "number" ? opened.get(place) : places.get(String(place));
    if (inode) noted.push({ inode, write });
  };
  const rename = (place: string, renaming: Renaming): void => {
    const inode = places.get(dirname(place));
    if (!inode) return;
    for (const [name, inside] of renaming)
      if (inside) places.set(join(dirname(place), name), inside);
      else places.delete(join(dirname(place), name));
    noted.push({ inode, renaming });
  };
  const synced = (file: number): void => {
    const inode = opened.get(file);
    if (inode) noted.push({ inode, isSynced: true });
  };

  const hearing = {
    openSync: (...deps: Parameters<typeof fs.openSync>) => {
      const file = own.openSync(...deps);
      const inode = places.get(String(deps[0]));
      if (inode) opened.set(file, inode);
      return file;
    },
    closeSync: (file: number) => {
      opened.delete(file);
      own.closeSync(file);
    },
    writeSync: (file: number, buffer: Uint8Array, offset: number, length: number, at: number) => {
      const count = own.writeSync(file, buffer, offset, length, at);
      note(file, { at, bytes: Buffer.from(buffer.slice(offset, offset + count)) });
      return count;
    },
    writeFileSync: (...deps: Parameters<typeof fs.writeFileSync>) => {
      own.writeFileSync(...deps);
      const place = String(deps[0]);
      if (!places.has(place)) rename(place, [[basename(place), { origin: null, names: null }]]);
      note(place, { size: 0 });
      note(place, { at: 0, bytes: Buffer.from(deps[1] as string) });
    },
    ftruncateSync: (file: number, size = 0) => {
      own.ftruncateSync(file, size);
      note(file, { size });
    },
    truncateSync: (place: string, size = 0) => {
      own.truncateSync(place, size);
      note(place, { size });
    },
    mkdirSync: (place: string, mode?: number) => {
      own.mkdirSync(place, mode);
      rename(place, [[basename(place), { origin: null, names: new Map() }]]);
    },
    rmdirSync: (place: string) => {
      own.rmdirSync(place);
      rename(place, [[basename(place), null]]);
    },
    unlinkSync: (place: string) => {
      own.unlinkSync(place);
      rename(place, [[basename(place), null]]);
    },
    renameSync: (from: string, to: string) => {
      own.renameSync(from, to);
      const inode = places.get(from);
      if (!inode) return;
      if (dirname(from) !== dirname(to)) throw new Error("Moves between folders are not noted.");
      rename(to, [
        [basename(from), null],
        [basename(to), inode],
      ]);
    },
    fsyncSync: (file: number) => {
      own.fsyncSync(file);
      synced(file);
    },
    fdatasyncSync: (file: number) => {
      own.fdatasyncSync(file);
      synced(file);
    },
  };
  Object.assign(fs, hearing);

  return {
    now: () => noted.length,
    unplug: () => {
      for (const name of Object.keys(hearing) as (keyof typeof hearing)[])
        Object.assign(fs, { [name]: own[name] });
    },
    remains: (moment, dice, to) => leave(root, to, keptBy(noted.slice(0, moment)), dice),
  };
};
