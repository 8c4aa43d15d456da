const ENTRIES = { browser: "/index.html", server: "/src/app/browser/main-shared.tsx" };

/** @typedef {{ getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null }} Build */

/**
 * The homes whose first page brings a module.
 * @param {string} module
 * @param {Build} build
 */
const homesOf = (module, build) => {
  const users = new Set([module]);
  for (const user of users)
    for (const importer of build.getModuleInfo(user)?.importers ?? []) users.add(importer);
  return Object.entries(ENTRIES).flatMap(([home, entry]) =>
    [...users].some((user) => user.endsWith(entry)) ? [home] : [],
  );
};

const FIRST = { tags: /** @type {["$initial"]} */ (["$initial"]), minShareCount: 2 };

/**
 * The chunks that pages begin with: one for both homes, and one for each. Many small files pack badly, and asking for
 * one takes longer than reading what a page could do without.
 */
export const FIRST_CHUNKS = [
  {
    ...FIRST,
    // What it needs comes with it.
    priority: 1,
    /** @param {string} module @param {Build} build */
    name: (module, build) => (homesOf(module, build).length === 1 ? null : "start"),
  },
  {
    ...FIRST,
    /** @param {string} module @param {Build} build */
    name: (module, build) => `start-${homesOf(module, build)}`,
  },
];
