const FILE = /\/pictures\/[0-9a-f]{64}\/(\d{1,4})\.[a-z]+/g;

const WIDE_ENOUGH = 800;

export const isPictureFile = (path: string): boolean =>
  /^\/pictures\/[0-9a-f]{64}\/\d{1,4}\.[a-z]+$/.test(path);

export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

interface File {
  readonly path: string;
  readonly width: number;
}

const better = (a: File, b: File): File => {
  const [narrow, wide] = a.width < b.width ? [a, b] : [b, a];
  return narrow.width >= WIDE_ENOUGH ? narrow : wide;
};

export const picturesIn = (html: string): readonly string[] => {
  const found = new Map<string, File>();
  for (const [path, width] of html.matchAll(FILE)) {
    const file = { path, width: Number(width) };
    const known = found.get(folderOf(path));
    found.set(folderOf(path), known ? better(known, file) : file);
  }
  return [...found.values()].map(({ path }) => path);
};
