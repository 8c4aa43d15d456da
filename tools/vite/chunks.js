/** What only the farm's owner and her helpers use. */
export const OFFICE = /(?:^|\/)src\/(?:ui\/admin\/|adapters\/http\/remote-office)/;

const ENTRIES = { browser: "/index.html", server: "/src/app/browser/main-shared.tsx" };
const ADMIN_AREA = "/src/ui/admin/admin-area.tsx";
/** Where the owner lands. */
const LANDING = "/src/ui/admin/dashboard/dashboard-page.tsx";
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

/** Parts that a customer fetches one after the other share files: a file for each few of them would be small. */
const CUSTOMERS = {
  stories: /\/src\/ui\/storefront\/(?:posts|splash)\//,
  pages: /\/src\/ui\/storefront\/pages\//,
  checkout: /\/src\/ui\/storefront\/checkout\//,
  notices: /\/src\/ui\/shared\//,
};

/** @param {string} part */
const customersOf = (part) => {
  if (WHOLE_SHOP.test(part)) return WHOLE;
  const found = Object.entries(CUSTOMERS).find(([, paths]) => paths.test(part));
  return found?.[0] ?? "buying";
};

/** @type {string[]} */
const audiences = [];

/**
 * Whether several of the owner's pages share a module, or she and a customer, or the whole shop and a customer. Whatever
 * it needs itself is shared so too.
 * @param {readonly string[]} owners
 * @param {readonly string[]} others
 */
const isShared = (owners, others) =>
  owners.length >= SHARING ||
  (owners.length > 0 && others.length > 0) ||
  (owners.length > 1 && owners.some((part) => part.endsWith(LANDING))) ||
  [...owners, ...others].some((part) => part.endsWith(ADMIN_AREA) || WHOLE_SHOP.test(part));

/**
 * Where a shared module goes: to what the same customers need. What it needs itself is needed by all of these too, so
 * that no two chunks need each other.
 * @param {string} module
 * @param {Build} build
 */
const sharedChunk = (module, build) => {
  const parts = usersOf(module, build).filter(
    (user) => (build.getModuleInfo(user)?.dynamicImporters ?? []).length > 0,
  );
  const owners = parts.filter((part) => OFFICE.test(part));
  const others = parts.filter((part) => !OFFICE.test(part));
  if (parts.includes(module) || !isShared(owners, others)) return null;
  if (owners.length === 0 && homesOf(module, build).length > 0) return null;
  if (others.length === 0) return owners.some((part) => part.endsWith(PAGES)) ? "pages" : "office";
  // The owner of a shared shop needs nothing of the shop in one browser alone.
  const kind = owners.length > 0 ? "both" : "shop";
  const audience = [kind, ...new Set(others.map(customersOf).sort())].join();
  if (!audiences.includes(audience)) audiences.push(audience);
  return `${kind}-${audiences.indexOf(audience)}`;
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
  { minShareCount: 1, includeDependenciesRecursively: false, name: sharedChunk },
];
