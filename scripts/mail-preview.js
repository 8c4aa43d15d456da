import { runTool } from "./server-tool.js";

runTool("mail");
