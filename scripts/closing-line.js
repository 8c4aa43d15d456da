import { closingLine } from "./reports.js";

console.log(closingLine());
