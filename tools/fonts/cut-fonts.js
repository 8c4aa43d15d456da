import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { BASE_LETTERS } from "./base-letters.js";

const FOLDER = "src/ui/shared/fonts";

for (const font of ["bricolage-700", "figtree-400-700"]) {
  const whole = readFileSync(`${FOLDER}/${font}-latin.woff2`);
  const base = await subsetFont(whole, BASE_LETTERS, { targetFormat: "woff2" });
  writeFileSync(`${FOLDER}/${font}-base.woff2`, base);
  console.log(`${font}: ${whole.length} B, ${base.length} B of it in each page`);
}
