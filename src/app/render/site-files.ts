import type { DrawingOf } from "#adapters/html/first-drawing.ts";
import { ROUTES } from "#core/routes.ts";

export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

const PARTS: Readonly<Record<string, string>> = {
  [ROUTES.posts]: "posts/posts-page",
  [ROUTES.myOrders]: "orders/my-orders-page",
  [ROUTES.checkout]: "checkout/checkout-page",
};

const partUnder = (path: string): readonly string[] => {
  if (path === ROUTES.home) return [];
  const name = path.startsWith(`${ROUTES.posts}/`)
    ? "posts/post-page"
    : (PARTS[path] ?? "pages/small-pages");
  return [`src/ui/storefront/${name}.tsx`];
};

const withImports = (manifest: Manifest, name: string, seen: Set<string>): void => {
  for (const imported of manifest[name]?.imports ?? [])
    if (!seen.has(imported)) withImports(manifest, imported, seen);
  seen.add(name);
};

const filesOf = (manifest: Manifest, names: readonly string[]) => {
  const seen = new Set<string>();
  for (const name of names) withImports(manifest, name, seen);
  const parts = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    scripts: parts.map(({ file }) => `/${file}`),
    styles: [...new Set(parts.flatMap(({ css }) => css ?? []))],
  };
};

type Read = (file: string) => string;

/** A text may name a picture that an earlier build had. */
const drawingsIn = (read: Read): DrawingOf => {
  const known = new Map<string, string | null>();
  const found = (file: string): string | null => {
    try {
      return read(file);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    }
  };
  return (file) => {
    if (!known.has(file)) known.set(file, found(file));
    return known.get(file) ?? null;
  };
};

export const siteFiles = (manifest: Manifest, entry: string, read: Read) => {
  const drawingOf = drawingsIn(read);
  return {
    bare: (): readonly string[] => filesOf(manifest, [entry]).scripts,
    under: (path: string) => {
      const { scripts, styles } = filesOf(manifest, [...partUnder(path), entry]);
      const texts = styles.map((file) => ({ path: `/${file}`, text: read(file) }));
      return { scripts, styles: texts, drawingOf };
    },
  };
};
