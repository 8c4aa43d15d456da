import { existsSync, writeFileSync } from "node:fs";
import { demoRecords } from "../src/app/tasks/demo-records.js";

const FILE = "dist/demo-records.json";

if (existsSync("dist")) {
  const records = demoRecords();
  const size = Object.values(records).reduce((sum, text) => sum + text.length, 0);
  writeFileSync(FILE, JSON.stringify(records));
  console.log(`${FILE} holds 10,000 orders, 2,000 customers and ten years of five flocks' books
(${size.toLocaleString("en-GB")} characters; a browser keeps about 5.2 million). To put them into a browser,
in place of the orders, customers and flocks that it keeps:

1. npm run preview
2. open http://localhost:4173 and paste this into the browser's console:

   Object.assign(localStorage, await (await fetch("/demo-records.json")).json()); location.reload();

Build again before you publish: that removes the file from dist/.`);
} else {
  console.error("Build the shop first: npm run build");
  process.exitCode = 1;
}
