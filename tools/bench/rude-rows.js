import { randomBytes, randomUUID } from "node:crypto";

/**
 * One thing that anybody may ask, with the dearest input that we know of. `n` is how often it has been asked before.
 * @typedef {object} Row
 * @property {string} name
 * @property {"GET" | "POST"} method
 * @property {(n: number, known: Known) => string} path
 * @property {(n: number, known: Known) => string} [body]
 * @property {(n: number, known: Known) => Record<string, string>} [headers]
 * @property {true} [isStream] Left as soon as it begins.
 * @property {number} [ahead] So many are sent in one write, before the first is answered.
 * @property {number} [connections] Two, where nothing is said.
 * @property {Row} [control] What it is measured beside: Home, where nothing is said.
 */

/**
 * What there is in the shop to be asked for.
 * @typedef {object} Known
 * @property {string} story The id of a story of 1 MB.
 * @property {string} script The path of a file.
 * @property {readonly string[]} payments Ids of payments under way.
 * @property {string} cookie Of the browser that opened the first of them.
 * @property {number} price Of six large eggs.
 */

const A_PATH_OF = 1_900;
const MANY = 100;

/** @param {readonly unknown[]} input */
const asked = (...input) => encodeURIComponent(JSON.stringify(input));

/** @param {number} n */
const unknown = (n) => `NOBODY-${n}`;

/** @param {number} n */
const ids = (n) => Array.from({ length: MANY }, (_, at) => unknown(n * MANY + at));

/**
 * @param {string} name
 * @param {Row["path"]} path
 * @param {Row["headers"]} [headers]
 * @returns {Row}
 */
const page = (name, path, headers) => ({ name, method: "GET", path, ...(headers && { headers }) });

/**
 * @param {string} name
 * @param {string} call
 * @param {(n: number, known: Known) => readonly unknown[]} [input]
 * @param {Row["headers"]} [headers]
 * @returns {Row}
 */
const read = (name, call, input = () => [], headers) =>
  page(name, (n, known) => `/api/${call}?input=${asked(...input(n, known))}`, headers);

/**
 * @param {string} name
 * @param {string} call
 * @param {(n: number, known: Known) => string} body
 * @param {Row["headers"]} [headers]
 * @returns {Row}
 */
const sent = (name, call, body, headers) => ({
  name,
  method: "POST",
  path: () => `/api/${call}`,
  body,
  ...(headers && { headers }),
});

/**
 * @param {string} name
 * @param {string} call
 * @param {(n: number, known: Known) => readonly unknown[]} input
 * @param {Row["headers"]} [headers]
 */
const command = (name, call, input, headers) =>
  sent(name, call, (n, known) => JSON.stringify(input(n, known)), headers);

const packed = () => ({ "Accept-Encoding": "br" });
const session = () => ({ Cookie: `farmgate=${randomBytes(32).toString("base64url")}` });
const buyer = (/** @type {number} */ _n, /** @type {Known} */ { cookie }) => ({ Cookie: cookie });
const anyKey = () => ({ "Idempotency-Key": randomUUID() });
const oneKey = (/** @type {number} */ n) => ({ "Idempotency-Key": `the-same-key-${n >> 4}` });

const PACK = { category: "large", packSize: 6, deliveryMethod: "collection", quantity: 1 };
const LETTERS = "egg ".repeat(2_500).slice(0, 10_000);
const NESTED = "[".repeat(60_000);
const LARGE = `["${"x".repeat(8_000_000)}"]`;
const EVENT = JSON.stringify({ event_type: "PAYMENT.CAPTURE.COMPLETED", x: "y".repeat(200_000) });

export const HOME = page("/", () => "/");

/**
 * Pipelining, measured beside the same on ten ordinary connections.
 * @param {Row} row
 * @param {number} many
 * @returns {Row}
 */
const ahead = (row, many) => ({
  ...row,
  name: `${row.name}, ${many} in one write`,
  ahead: many,
  control: { ...row, connections: 10 },
});

/** @type {readonly Row[]} */
export const ROWS = [
  HOME,
  page("/our-chickens", () => "/our-chickens"),
  page("a story of 1 MB, packed", (_, { story }) => `/our-chickens/${story}`, packed),
  page("a story of 1 MB", (_, { story }) => `/our-chickens/${story}`),
  page(
    "a story by other spellings",
    (n, { story }) => `/our-chickens/${story}${"/".repeat(n % 2)}`,
  ),
  page("a story that isn't there", (n) => `/our-chickens/${unknown(n)}`),
  page("/checkout", () => "/checkout"),
  page("unknown pages", (n) => `/${unknown(n)}`),
  page("unknown pages of the office", (n) => `/admin/customers/${unknown(n)}`),
  page("long paths", (n) => `/${n}${"a.".repeat(A_PATH_OF / 2)}`),
  page("too long paths", (n) => `/api/x/${n}${"a.".repeat(A_PATH_OF)}`),
  page("/sitemap.xml", () => "/sitemap.xml"),
  page("a script", (_, { script }) => script),
  page("/healthz", () => "/healthz"),
  page("/api", () => "/api"),
  { ...page("/api/changes", () => "/api/changes"), isStream: true },
  ahead(HOME, 5_000),
  ahead(read("getDays", "counter/getDays"), 2_000),
  read("getPrices", "counter/getPrices"),
  read("getInventory", "counter/getInventory"),
  read("getShownSplash, of 1 MB", "counter/getShownSplash", (n) => [n % 1_000]),
  read("listPosts", "counter/listPosts", () => [null]),
  read("getPost, of 1 MB", "counter/getPost", (_, { story }) => [story]),
  read("getPost, unknown", "counter/getPost", (n) => [unknown(n)]),
  read("getPaymentStates of 100, unknown", "counter/getPaymentStates", (n) => [ids(n)]),
  read(
    "getPaymentStates of 100, known",
    "counter/getPaymentStates",
    (_, { payments }) => [payments],
    buyer,
  ),
  command("findOrder, unknown", "counter/findOrder", (n) => [unknown(n)], buyer),
  command("findOrders, unknown", "counter/findOrders", (n) => [`c${n % 2_000}@example.com`], buyer),
  read("isLoggedIn, by no session", "counter/isLoggedIn", () => [], session),
  read("getBackup, by no session", "office/getBackup", () => [], session),
  sent("createPost of 8 MB, by no session", "office/createPost", () => LARGE, session),
  sent("logIn, of 8 MB", "counter/logIn", () => LARGE),
  sent("openPayment, nested 60,000 deep", "counter/openPayment", () => NESTED),
  sent("a webhook of 200 kB", "paypal/webhook", () => EVENT),
  command("cancelPayment, unknown", "counter/cancelPayment", (n) => [unknown(n)], anyKey),
  command("takePayment, unknown", "counter/takePayment", (n) => [unknown(n)], anyKey),
  command(
    "takePayment, with keys in common",
    "counter/takePayment",
    (n) => [unknown(n >> 4)],
    oneKey,
  ),
  command("useOrderLink, unknown", "counter/useOrderLink", (n) => [unknown(n)], anyKey),
  command("requestOrderLink", "counter/requestOrderLink", (n) => [`c${n}@example.com`], anyKey),
  command(
    "contactFarm, of 10,000 letters",
    "counter/contactFarm",
    (n) => [{ name: "Ada", email: `c${n}@example.com`, message: LETTERS }],
    anyKey,
  ),
  command("joinWaitlist", "counter/joinWaitlist", (n) => ["pullet", `c${n}@example.com`], anyKey),
  command("logIn, guessed", "counter/logIn", (n) => [`guess ${n}`], anyKey),
  command("logOut", "counter/logOut", () => [], anyKey),
  command(
    "openPayment of a pack 100 times, refused",
    "counter/openPayment",
    () => [Array.from({ length: MANY }, () => ({ ...PACK, quantity: 99 })), "practice", 1],
    anyKey,
  ),
  command(
    "openPayment",
    "counter/openPayment",
    (_, { price }) => [[PACK], "practice", price],
    anyKey,
  ),
  command(
    "openPayment, again and again",
    "counter/openPayment",
    (_, { price }) => [[PACK], "practice", price],
    buyer,
  ),
];
