/** @param {string} text */
const heading = (text) => `document.querySelector("h1")?.textContent === "${text}"`;
/** @param {string} path */
const follow = (path) =>
  `document.querySelector('nav[aria-label="Admin"] a[href="${path}"]').click()`;
/** @param {string} text */
const type = (text) =>
  `{ const box = document.querySelector('main input[type="search"]');
     Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(box, "${text}");
     box.dispatchEvent(new Event("input", { bubbles: true })); }`;
/** @param {string} status */
const choose = (status) =>
  `{ const box = document.querySelector("main select");
     Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set.call(box, "${status}");
     box.dispatchEvent(new Event("change", { bubbles: true })); }`;

const ORDERS = `document.querySelectorAll('ul[aria-label="Orders"] > li')`;
const FIRST_ORDER = `document.querySelector('ul[aria-label="Orders"] > li button[aria-expanded]')`;
/** @param {string} text */
const button = (text) =>
  `[...document.querySelectorAll("main button")].find(({ textContent }) => textContent === "${text}")`;
const CUSTOMERS = `document.querySelectorAll("tbody td button[aria-label^='Delete']")`;
/** @param {string} title */
const section = (title) =>
  `[...document.querySelectorAll("main section")].find((one) => one.querySelector("h2")?.textContent === "${title}")`;

const dashboard = `${heading("Dashboard")} && ${section("Orders to pack")}?.querySelector("li")`;
const orders = `${heading("Orders")} && ${ORDERS}.length > 0 && ${FIRST_ORDER}`;
const customers = `${heading("Customer Management")} && ${CUSTOMERS}.length > 0`;
const pricing = `${heading("Inventory & Pricing")} && document.querySelectorAll("main input[type=number]").length > 10`;
const posts = `${heading("Manage Chicken Stories")} && document.querySelector("main article h2")`;
const flocks = `${heading("Flocks")} && document.querySelector("main a[href='/admin/flocks/1']")`;
const flock = `${heading("Flock 1")} && document.querySelector("main form input[name='small']")`;
const splash = `${heading("Splash Page")} && document.querySelector("main [role='switch']")`;
const backup = `${heading("Backup")} && document.querySelector("main meter")`;

/** A page's name, its address, and when what it is opened for has arrived. */
export const PAGES = /** @type {const} */ ([
  ["Dashboard", "/admin", dashboard],
  ["Orders", "/admin/orders", orders],
  ["Customers", "/admin/customers", customers],
  ["Inventory & Pricing", "/admin/pricing", pricing],
  ["Posts", "/admin/posts", posts],
  ["Flocks", "/admin/flocks", flocks],
  ["Flock 1", "/admin/flocks/1", flock],
  ["Splash Page", "/admin/splash", splash],
  ["Backup", "/admin/backup", backup],
]);

/** Name, where it begins, what is done, when what the window shows has arrived, and what is done beforehand. */
export const PRESSES = /** @type {const} */ ([
  ...PAGES.filter(([name]) => name !== "Flock 1").map(
    ([name, path, arrived]) =>
      /** @type {const} */ ([
        `open ${name}`,
        path === "/admin/orders" ? "/admin/customers" : "/admin/orders",
        follow(path),
        arrived,
      ]),
  ),
  [
    "open Flock 1",
    "/admin/flocks",
    `document.querySelector('main a[href="/admin/flocks/1"]').click()`,
    flock,
  ],
  ["search Orders", "/admin/orders", type("c77@"), `${ORDERS}.length < 15`],
  [
    "filter Orders",
    "/admin/orders",
    choose("Completed"),
    `${FIRST_ORDER}?.textContent.includes("Completed")`,
  ],
  ["open an order", "/admin/orders", `${FIRST_ORDER}.click()`, button("Mark as Completed")],
  [
    "mark an order",
    "/admin/orders",
    `${button("Mark as Completed")}.click()`,
    `${FIRST_ORDER}?.textContent.includes("Completed")`,
    `${FIRST_ORDER}.click()`,
  ],
  ["search Customers", "/admin/customers", type("c1999"), `${CUSTOMERS}.length === 1`],
]);

/** What is drawn below the first view, right after it: reported, with no limit of its own. */
export const REST = /** @type {const} */ ([
  [
    "open Flock 1, to its last table",
    "/admin/flocks",
    `document.querySelector('main a[href="/admin/flocks/1"]').click()`,
    `document.querySelectorAll("tbody").length > 1`,
  ],
  [
    "open Dashboard, to its end",
    "/admin/orders",
    follow("/admin"),
    `document.querySelector("#profits-title")`,
  ],
]);
