import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The pages that people read. */
export const PAGES: readonly string[] = [
  "README.md",
  "CONTRIBUTING.md",
  "tools/README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .map((file) => join("docs", file))
    .filter((file) => file.endsWith(".md")),
];

/** The folders of the project that are written by hand. */
export const ROOTS = ["src", "tests", "tools", "scripts", "deploy", "docs", "lint", "public"];

export const FILES: readonly string[] = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => join(root, file)),
);

export const read = (file: string): string => readFileSync(file, "utf8");

export const withoutFences = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, "");

/** What is written as code. */
export const spansOf = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].map(([, span = ""]) => span);
