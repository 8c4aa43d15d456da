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

export const siteFiles = (manifest: Manifest, entry: string, read: (file: string) => string) => ({
  bare: (): readonly string[] => filesOf(manifest, [entry]).scripts,
  under: (path: string) => {
    const { scripts, styles } = filesOf(manifest, [...partUnder(path), entry]);
    return {
      scripts,
      read,
      styles: styles.map((file) => ({ path: `/${file}`, text: read(file) })),
    };
  },
});
