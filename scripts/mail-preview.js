import { runTool } from "../tools/lib/server-tool.js";

runTool("mail");
