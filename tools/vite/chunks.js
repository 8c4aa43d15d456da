/** What only the farm's owner and her helpers use. */
export const OFFICE = /(?:^|\/)src\/(?:ui\/admin\/|adapters\/http\/remote-office)/;

const ENTRIES = { browser: "/index.html", server: "/src/app/browser/main-shared.tsx" };
const ADMIN_AREA = "/src/ui/admin/admin-area.tsx";
/** Fetched beside the area, to fetch the page that is opened: it waits for nothing else. */
const PAGES = "/src/ui/admin/pages.ts";
/** The shop in one browser fetches it whole. */
const WHOLE_SHOP =
  /\/src\/(?:app\/browser\/(?:local-shop|memory-stores)|adapters\/local-storage\/local-storage-stores)\.ts$/;
const WHOLE = "the whole shop";
/** How many of the owner's pages share what all of them fetch at once. */
const SHARING = 3;

/**
 * @typedef {{ importers: readonly string[], dynamicImporters: readonly string[] }} Module
 * @typedef {{ getModuleInfo: (id: string) => Readonly<Module> | null }} Build
 */

/**
 * The modules that can't start without a module, itself among them.
 * @param {string} module
 * @param {Build} build
 */
const usersOf = (module, build) => {
  const users = new Set([module]);
  for (const user of users)
    for (const importer of build.getModuleInfo(user)?.importers ?? []) users.add(importer);
  return [...users];
};

/**
 * The homes whose first page brings a module.
 * @param {string} module
 * @param {Build} build
 */
const homesOf = (module, build) => {
  const users = usersOf(module, build);
  return Object.entries(ENTRIES).flatMap(([home, entry]) =>
    users.some((user) => user.endsWith(entry)) ? [home] : [],
  );
};

/** @type {string[]} */
const audiences = [];

/**
 * Where a module that several of the owner's pages share goes: to what the same customers' parts need. What it needs
 * itself is needed by all of these too, so that no two chunks need each other.
 * @param {string} module
 * @param {Build} build
 */
const ownersChunk = (module, build) => {
  const parts = usersOf(module, build).filter(
    (user) => (build.getModuleInfo(user)?.dynamicImporters ?? []).length > 0,
  );
  const owners = parts.filter((part) => OFFICE.test(part));
  const isOfAll = owners.some((part) => part.endsWith(ADMIN_AREA)) || owners.length >= SHARING;
  if (
    owners.length > 0 &&
    owners.length === parts.length &&
    parts.some((part) => part.endsWith(PAGES))
  )
    return "pages";
  if (owners.length === 0 || parts.includes(module)) return null;
  const others = parts
    .filter((part) => !OFFICE.test(part))
    .map((part) => (WHOLE_SHOP.test(part) ? WHOLE : part));
  const audience = [...new Set(others)].sort().join();
  // The shop in one browser fetches all of it, a file each, before the owner sees a page.
  if (!isOfAll && audience !== WHOLE) return null;
  if (!audiences.includes(audience)) audiences.push(audience);
  return audience === "" ? "office" : `both-${audiences.indexOf(audience)}`;
};

const FIRST = { tags: /** @type {["$initial"]} */ (["$initial"]), minShareCount: 2 };

/**
 * The chunks that pages begin with, one for both homes and one for each, and those that the owner's pages share. Many
 * small files pack badly, and asking for one takes longer than reading what a page could do without.
 */
export const CHUNKS = [
  {
    ...FIRST,
    // What it needs comes with it.
    priority: 2,
    /** @param {string} module @param {Build} build */
    name: (module, build) => (homesOf(module, build).length === 1 ? null : "start"),
  },
  {
    ...FIRST,
    priority: 1,
    /** @param {string} module @param {Build} build */
    name: (module, build) => `start-${homesOf(module, build)}`,
  },
  { minShareCount: 1, includeDependenciesRecursively: false, name: ownersChunk },
];
