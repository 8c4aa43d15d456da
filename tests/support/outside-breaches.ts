import type { Wall } from "#tests/support/wall.ts";

/** TypeScript names a foreign file once, so that each breach needs one of its own. */
export const UI_WALLS: readonly Wall[] = [
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
    name: "The UI names no storage of the browser",
    caughtBy: "lint/style/noRestrictedGlobals",
    where: "src/ui/shared",
    breaches: {
      "the storage of a browser": 'export const probe = () => localStorage.getItem("cart");',
      "the storage of a tab": 'export const probe = () => sessionStorage.getItem("typed");',
    },
  },
  {
    name: "The UI asks no window for a storage of the browser",
    caughtBy: "lint/nursery/noJsRestrictedProperties",
    where: "src/ui/storefront/splash",
    breaches: {
      "the storage of a browser": 'export const probe = () => window.localStorage.getItem("cart");',
      "the storage of a tab": 'export const probe = () => window.sessionStorage.getItem("typed");',
      "a storage by destructuring":
        "export const probe = () => { const { localStorage: kept } = window; return kept; };",
      "a storage by its name": 'export const probe = () => window["sessionStorage"];',
    },
  },
  {
    name: "A boundary says what it shows",
    caughtBy: "plugin",
    where: "src/ui/storefront/home",
    breaches: {
      "React's own, imported": 'import { Suspense } from "react";\nexport const probe = Suspense;',
      "React's own under another name":
        'import { Suspense as Area } from "react";\nexport const probe = Area;',
      "React's own by its module":
        'import * as React from "react";\nexport const probe = React.Suspense;',
    },
  },
  {
    name: "No page asks what the whole cache is doing",
    caughtBy: "plugin",
    where: "src/ui/admin/orders",
    breaches: {
      "what is fetched":
        'import { useIsFetching } from "@tanstack/react-query";\nexport const probe = useIsFetching;',
      "what is stored":
        'import { useIsMutating } from "@tanstack/react-query";\nexport const probe = useIsMutating;',
      "what was sent, under another name":
        'import { useMutationState as sent } from "@tanstack/react-query";\nexport const probe = sent;',
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
      "the admin area's styles": 'import "#ui/admin/admin.module.css";',
      "a climb to another page": 'import "../farm/farm.module.css";',
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
      "a climb to another page": 'import "../posts/posts.module.css";',
      "the app": 'import "#app/browser/fetch-part.ts";',
      "a repository": 'import type { OrderRepository } from "#ports/order-repository.ts";',
    },
  },
  {
    name: "What search engines find is told without a page",
    caughtBy: "lint/style/noRestrictedImports",
    where: "src/adapters/seo",
    breaches: {
      React: 'import "react";',
      "the storefront": 'import "#ui/storefront/storefront.tsx";',
      "a repository": 'import type { OrderRepository } from "#ports/order-repository.ts";',
      "a climb": 'import "../shared/routes.ts";',
    },
  },
];

export const ADAPTER_WALLS: readonly Wall[] = [
  {
    name: "No adapter knows the UI",
    caughtBy: "TS6307",
    where: "src/adapters/memory",
    breaches: {
      "the UI": 'import "#ui/shared/money.ts";',
      "the UI when called": 'export const probe = () => import("#ui/shared/moment.ts");',
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
  {
    name: "What runs in a browser knows nothing of the server",
    caughtBy: "TS6307",
    where: "src/adapters/http",
    breaches: {
      "the database": 'import "#adapters/postgres/values.ts";',
      "the database when called":
        'export const probe = () => import("#adapters/postgres/fault-of.ts");',
      "what answers over HTTP": 'import "#adapters/hono/status-codes.ts";',
      Node: 'import "#adapters/node/redacted.ts";',
      "the embedded database": 'import "#adapters/pglite/make-folder-child.ts";',
    },
  },
  {
    name: "The page's script knows nothing of the server",
    caughtBy: "TS6307",
    where: "src/app/browser",
    breaches: {
      "the database": 'import "#adapters/postgres/tables.ts";',
      "what answers over HTTP": 'import "#adapters/hono/guards.ts";',
    },
  },
  {
    name: "The server's adapters know no UI",
    caughtBy: "lint/style/noRestrictedImports",
    where: "src/adapters/hono",
    breaches: {
      "the UI": 'import "#ui/shared/money.ts";',
      "the app": 'import "#app/server/site.ts";',
    },
  },
  {
    name: "The shop is put together without scripts and tools",
    caughtBy: "lint/style/noRestrictedImports",
    where: "src/app/tasks",
    breaches: {
      "a script": 'import "../../../scripts/build.js";',
      "a tool": 'import "../../../tools/lib/run.js";',
    },
  },
];
