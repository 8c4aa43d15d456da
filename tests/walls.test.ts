import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const biome = resolve("node_modules/.bin/biome");

/** What the linter says of a file of the inside that reads like this. */
const lintInside = (code: string) => {
  const folder = mkdtempSync(join(tmpdir(), "walls-"));
  for (const name of ["biome.json", "lint", ".gitignore"])
    cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, "src/core/cart"), { recursive: true });
  writeFileSync(join(folder, "src/core/cart/probe.ts"), code);
  const { status, stdout, stderr } = spawnSync(biome, ["lint"], { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return { isAccepted: status === 0, said: stdout + stderr };
};

test.each([
  ["the UI", 'import { ROUTES } from "#ui/shared/routes.ts";\nexport const probe = ROUTES;\n'],
  [
    "an adapter",
    'import { memoryStore } from "#adapters/memory/memory-store.ts";\nexport const probe = memoryStore;\n',
  ],
  ["a library", 'import { format } from "date-fns";\nexport const probe = format;\n'],
  ["Node", 'import { readFileSync } from "node:fs";\nexport const probe = readFileSync;\n'],
])("the inside may not import %s", (_what, code) => {
  const { isAccepted, said } = lintInside(code);
  expect(isAccepted).toBe(false);
  expect(said).toContain("The inside imports nothing but itself.");
});

test.each([
  "new Date()",
  "new Date",
  "Date()",
  "Date.now()",
  "Date.now",
  "Math.random()",
  "globalThis.Date",
])("the inside may not call %s", (call) => {
  const { isAccepted, said } = lintInside(`export const probe = () => ${call};\n`);
  expect(isAccepted).toBe(false);
  expect(said).toContain("The inside takes time from Clock");
});

test("the inside may import itself", () => {
  const { isAccepted } = lintInside(
    'import { itemCount } from "#core/cart/cart.ts";\nexport const probe = itemCount;\n',
  );
  expect(isAccepted).toBe(true);
});

test.each(["document.title", "localStorage.length", "process.version", "setTimeout(() => {}, 1)"])(
  "%s does not compile in the inside",
  (expression) => {
    const folder = "node_modules/.cache/probe";
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/probe.ts`, `export const probe: unknown = ${expression};\n`);
    writeFileSync(
      `${folder}/tsconfig.json`,
      JSON.stringify({
        extends: "../../../src/core/tsconfig.json",
        compilerOptions: { outDir: "out", rootDir: ".", skipLibCheck: true },
        include: [],
        files: ["probe.ts"],
      }),
    );
    const { status, stdout } = spawnSync("npx", ["tsc", "-p", folder], { encoding: "utf8" });
    expect(stdout).toContain("Cannot find name");
    expect(status).not.toBe(0);
  },
);
