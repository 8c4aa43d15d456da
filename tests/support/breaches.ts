import { INSIDE_WALLS } from "#tests/support/inside-breaches.ts";
import { ADAPTER_WALLS, UI_WALLS } from "#tests/support/outside-breaches.ts";
import { INSIDE, type Wall } from "#tests/support/wall.ts";

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

export const WALLS: readonly Wall[] = [
  ...INSIDE_WALLS,
  ...UI_WALLS,
  ...ADAPTER_WALLS,
  ...everywhere,
  ...style,
];
