import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installFromDebian, onPath } from "../tools/lib/browser.js";
import { runPart, showProgress } from "../tools/lib/parts.js";
import { closingLine, REPORTS } from "../tools/lib/reports.js";

const PART = "engines";
/** Programs, and Debian's packages of them. */
const NEEDED = {
  "firefox-esr": "firefox-esr",
  WebKitWebDriver: "webkit2gtk-driver",
  Xvfb: "xvfb",
  soffice: "libreoffice-calc",
};
const PROGRAMS = Object.keys(NEEDED);
const PACKAGES = Object.values(NEEDED);

const HELP = `The journeys in Firefox and WebKit, and the files in LibreOffice, need ${PROGRAMS.join(", ")} on the PATH and WebKit's MiniBrowser. On Debian, install ${PACKAGES.join(", ")}.`;

/** WebKit's own small browser lies beside its library, in a folder named by its version. */
const findMiniBrowser = () => {
  if (process.env.MINI_BROWSER_PATH) return process.env.MINI_BROWSER_PATH;
  const libraries = readdirSync("/usr/lib").map((name) => join("/usr/lib", name));
  const folders = libraries.flatMap((folder) =>
    ["webkit2gtk-4.1", "webkit2gtk-4.0"].map((name) => join(folder, name, "MiniBrowser")),
  );
  return folders.find((path) => existsSync(path));
};

const isThere = () =>
  PROGRAMS.every((name) => onPath(name)) && existsSync("/usr/lib") && findMiniBrowser();

const count = { passed: 0, failed: 1 };
if (isThere() || (installFromDebian([PACKAGES]) && isThere())) {
  mkdirSync(REPORTS.folder, { recursive: true });
  showProgress();
  await runPart({
    part: `${PART}-shops`,
    name: "Shops for the browsers",
    command: "node",
    args: ["tools/lib/test-shops.js"],
  });
  Object.assign(
    count,
    await runPart({
      part: PART,
      name: "Journeys in Firefox and WebKit, files in LibreOffice",
      command: "npx",
      args: [
        ...["vitest", "run", "--config", "vitest.engines.config.ts", "--reporter=verbose"],
        ...["--reporter=json", `--outputFile.json=${REPORTS.reportOf(PART)}`],
        ...process.argv.slice(2),
      ],
      env: {
        MINI_BROWSER_PATH: findMiniBrowser() ?? "",
        FIREFOX_PATH: onPath("firefox-esr") ?? "",
      },
    }),
  );
} else {
  console.error(HELP);
}
console.log(closingLine(count));
process.exitCode = count.failed === 0 ? 0 : 1;
