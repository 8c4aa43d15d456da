/** A wall of src/, and ways through it that the compiler or the linter must each report. */
export interface Wall {
  readonly name: string;
  /** The Biome rule or the TypeScript error that must be reported. */
  readonly caughtBy: string;
  /** Where breaches are planted, each in a file of its own; or the file that one breach is added to. */
  readonly where: string;
  /** Modules by what they try. */
  readonly breaches: Readonly<Record<string, string>>;
}

const INSIDE = "src/core/cart";

const inside: readonly Wall[] = [
  {
    name: "The inside asks for no time, zone or global",
    caughtBy: "lint/style/noRestrictedGlobals",
    where: INSIDE,
    breaches: {
      "new Date()": "export const probe = () => new Date();",
      "Date()": "export const probe = () => Date();",
      "Date.now": "export const probe = () => Date.now();",
      "an alias of Date": "const D = Date;\nexport const probe = () => new D();",
      "now taken out of Date": "const { now } = Date;\nexport const probe = now;",
      "Reflect on Date": "export const probe = () => Reflect.construct(Date, []);",
      "Reflect on Math": 'export const probe = () => Reflect.get(Math, "random");',
      "Date in a text to run": 'export const probe = new Function("return Date.now()");',
      "Date by a cast": "export const probe = () => new (Date as DateConstructor)();",
      "Date of globalThis": "export const probe = () => new globalThis.Date();",
      "the hour in the local zone": "export const probe = new Date(2026, 0, 1).getHours();",
      "a format of now": 'export const probe = () => Intl.DateTimeFormat("en-GB").format();',
      "a format in the local zone":
        'export const probe = (at: number) => new Intl.DateTimeFormat("en-GB").format(at);',
    },
  },
  {
    name: "A port asks for no time",
    caughtBy: "lint/style/noRestrictedGlobals",
    where: "src/ports",
    breaches: { "Date.now": "export const probe = () => Date.now();" },
  },
  {
    name: "The inside asks for no chance or locale",
    caughtBy: "lint/nursery/noJsRestrictedProperties",
    where: INSIDE,
    breaches: {
      "Math.random": "export const probe = () => Math.random();",
      "random by its name in quotes": 'export const probe = () => Math["random"]();',
      "random taken out of Math": "const { random } = Math;\nexport const probe = random;",
      "random under another name": "const { random: r } = Math;\nexport const probe = r;",
      "an alias of Math": "const M = Math;\nexport const probe = () => M.random();",
      localeCompare: 'export const probe = (text: string) => text.localeCompare("b");',
      toLocaleString: "export const probe = (figure: number) => figure.toLocaleString();",
      toLocaleDateString: "export const probe = (at: Date) => at.toLocaleDateString();",
      toLocaleTimeString: "export const probe = (at: Date) => at.toLocaleTimeString();",
      toLocaleUpperCase: "export const probe = (text: string) => text.toLocaleUpperCase();",
    },
  },
  {
    name: "A port asks for no chance",
    caughtBy: "lint/nursery/noJsRestrictedProperties",
    where: "src/ports",
    breaches: { "Math.random": "export const probe = () => Math.random();" },
  },
  {
    name: "The files that may name Date and Intl ask for no time",
    caughtBy: "plugin",
    where: "src/core/shared/day.ts",
    breaches: { "new Date()": "export const probe = () => new Date();" },
  },
  {
    name: "The inside compiles without a browser or Node",
    caughtBy: "TS2304",
    where: INSIDE,
    breaches: {
      window: "export const probe = window;",
      localStorage: "export const probe = localStorage.length;",
      fetch: 'export const probe = () => fetch("/");',
      crypto: "export const probe = () => crypto.randomUUID();",
      performance: "export const probe = () => performance.now();",
      setTimeout: "export const probe = () => setTimeout(() => {}, 1);",
    },
  },
  {
    name: "The inside compiles without a page",
    caughtBy: "TS2584",
    where: INSIDE,
    breaches: { document: "export const probe = document.title;" },
  },
  {
    name: "The inside compiles without a process",
    caughtBy: "TS2591",
    where: INSIDE,
    breaches: { process: "export const probe = process.version;" },
  },
  {
    name: "The inside imports nothing but itself",
    caughtBy: "lint/style/noRestrictedImports",
    where: INSIDE,
    breaches: {
      "an adapter": 'import "#adapters/system/system-clock.ts";',
      "an adapter when called":
        'export const probe = () => import("#adapters/system/system-clock.ts");',
      "an adapter passed on": 'export { systemClock } from "#adapters/system/system-clock.ts";',
      "an adapter by a climb": 'import "../../adapters/system/system-clock.ts";',
      "an adapter by a climb behind #core": 'import "#core/../adapters/system/system-clock.ts";',
      "the UI": 'import "#ui/shared/routes.ts";',
      valibot: 'import { string } from "valibot";\nexport const probe = string;',
      "a type of React": 'import type { ReactNode } from "react";\nexport type Probe = ReactNode;',
      "date-fns when called": 'export const probe = () => import("date-fns");',
      Node: 'import "node:fs";',
      "a test": 'import "#tests/support/a-shop.ts";',
    },
  },
  {
    name: "A port imports nothing but the inside",
    caughtBy: "lint/style/noRestrictedImports",
    where: "src/ports",
    breaches: {
      "an adapter": 'import "#adapters/system/system-clock.ts";',
      "a type of React": 'import type { ReactNode } from "react";\nexport type Probe = ReactNode;',
    },
  },
];

/** TypeScript names a foreign file once, so that each breach needs one of its own. */
const ui: readonly Wall[] = [
  {
    name: "The UI knows no adapter",
    caughtBy: "TS6307",
    where: "src/ui/storefront",
    breaches: {
      "an adapter": 'import "#adapters/system/system-clock.ts";',
      "an adapter when called":
        'export const probe = () => import("#adapters/practice/practice-payments.ts");',
      "a type of an adapter":
        'export type { OpenTurn } from "#adapters/local-storage/open-turn.ts";',
    },
  },
  {
    name: "The UI knows no port but change-feed and fault, and never climbs",
    caughtBy: "lint/style/noRestrictedImports",
    where: "src/ui",
    breaches: {
      "a repository": 'import type { OrderRepository } from "#ports/order-repository.ts";',
      "a repository passed on": 'export type * from "#ports/order-repository.ts";',
      "a climb to the core": 'import "./../core/farm.ts";',
      "a climb when called": 'export const probe = () => import("../core/farm.ts");',
    },
  },
  {
    name: "The shared UI knows neither storefront nor admin area, nor ports, and never climbs",
    caughtBy: "lint/style/noRestrictedImports",
    where: "src/ui/shared/parts",
    breaches: {
      "the storefront": 'import "#ui/storefront/storefront.tsx";',
      "the storefront when called":
        'export const probe = () => import("#ui/storefront/storefront.tsx");',
      "the admin area": 'import "#ui/admin/admin-area.tsx";',
      "the admin area when called":
        'export const probe = () => import("#ui/admin/admin-area.tsx");',
      "the admin area by a climb": 'import "../../admin/admin-area.tsx";',
      "a repository": 'import type { OrderRepository } from "#ports/order-repository.ts";',
    },
  },
  {
    name: "The storefront knows neither the admin area nor ports, and never climbs",
    caughtBy: "lint/style/noRestrictedImports",
    where: "src/ui/storefront/home",
    breaches: {
      "the admin area": 'import "#ui/admin/admin-area.tsx";',
      "the admin area when called":
        'export const probe = () => import("#ui/admin/admin-area.tsx");',
      "the admin area's styles": 'import "#ui/admin/admin.css";',
      "a climb to another page": 'import "../farm/farm.css";',
      "a repository": 'import type { OrderRepository } from "#ports/order-repository.ts";',
    },
  },
  {
    name: "The admin area knows neither the storefront nor ports, and never climbs",
    caughtBy: "lint/style/noRestrictedImports",
    where: "src/ui/admin/orders",
    breaches: {
      "the storefront": 'import "#ui/storefront/storefront.tsx";',
      "the storefront when called":
        'export const probe = () => import("#ui/storefront/storefront.tsx");',
      "a climb to another page": 'import "../posts/posts.css";',
      "a repository": 'import type { OrderRepository } from "#ports/order-repository.ts";',
    },
  },
];

const adapters: readonly Wall[] = [
  {
    name: "No adapter knows the UI",
    caughtBy: "TS6307",
    where: "src/adapters/memory",
    breaches: {
      "the UI": 'import "#ui/shared/routes.ts";',
      "the UI when called": 'export const probe = () => import("#ui/shared/money.ts");',
      "a type of the UI": 'export type { Notice } from "#ui/shared/notices/notices.ts";',
    },
  },
  {
    name: "Adapters name files by #",
    caughtBy: "lint/style/noRestrictedImports",
    where: "src/adapters/memory",
    breaches: { "a climb": 'import "../system/system-clock.ts";' },
  },
  {
    name: "Adapters are handed the browser",
    caughtBy: "lint/style/noRestrictedGlobals",
    where: "src/adapters/memory",
    breaches: Object.fromEntries(
      [
        "crypto",
        "document",
        "fetch",
        "globalThis",
        "indexedDB",
        "localStorage",
        "location",
        "navigator",
        "self",
        "sessionStorage",
        "window",
      ].map((name) => [name, `export const probe = () => ${name};`]),
    ),
  },
];

const CALLER = "const later = async () => 1;\nexport const probe = () => {\n  later();\n};";

const everywhere: readonly Wall[] = ["src/core/cart", "src/adapters/memory", "src/ui/shared"].map(
  (where) => ({
    name: `No promise is left alone in ${where}`,
    caughtBy: "lint/nursery/noFloatingPromises",
    where,
    breaches: { "a call that nobody awaits": CALLER },
  }),
);

const style: readonly Wall[] = [
  {
    name: "Every export has a name",
    caughtBy: "lint/style/noDefaultExport",
    where: INSIDE,
    breaches: { "a default export": "export default 1;" },
  },
  {
    name: "No file only passes on",
    caughtBy: "lint/performance/noBarrelFile",
    where: INSIDE,
    breaches: {
      "a barrel": 'export { FARM } from "#core/farm.ts";',
      "a barrel of all": 'export * from "#core/farm.ts";',
    },
  },
  {
    name: "Nothing imports itself by way of another",
    caughtBy: "lint/suspicious/noImportCycles",
    where: "src/core/one-way.ts",
    breaches: {
      "the way there":
        'import { back } from "#core/back-again.ts";\nexport const there = (): number => back();',
    },
  },
  {
    name: "Nothing imports itself by way of another",
    caughtBy: "lint/suspicious/noImportCycles",
    where: "src/core/back-again.ts",
    breaches: {
      "the way back":
        'import { there } from "#core/one-way.ts";\nexport const back = (): number => there();',
    },
  },
  {
    name: "Nothing imports itself by way of another",
    caughtBy: "lint/suspicious/noImportCycles",
    where: "src/core/one-type.ts",
    breaches: {
      "a type, the way there":
        'import type { Two } from "#core/two-types.ts";\nexport type One = Two | 1;',
    },
  },
  {
    name: "Nothing imports itself by way of another",
    caughtBy: "lint/suspicious/noImportCycles",
    where: "src/core/two-types.ts",
    breaches: {
      "a type, the way back":
        'import type { One } from "#core/one-type.ts";\nexport type Two = One | 2;',
    },
  },
  {
    name: "Files are named in kebab-case",
    caughtBy: "lint/style/useFilenamingConvention",
    where: "src/ui/shared/ProbePage.tsx",
    breaches: { "a name in capitals": "export const probe = 1;" },
  },
  {
    name: "Imports are written where the linter sees them",
    caughtBy: "plugin",
    where: INSIDE,
    breaches: { "a type in a line": 'export type Probe = import("react").ReactNode;' },
  },
  {
    name: "Imports are written as the linter reads them",
    caughtBy: "lint/style/noUnusedTemplateLiteral",
    where: "src/ui/shared",
    breaches: {
      "a path as a template": "export const probe = () => import(`#ui/admin/admin-area.tsx`);",
    },
  },
];

export const WALLS: readonly Wall[] = [...inside, ...ui, ...adapters, ...everywhere, ...style];
