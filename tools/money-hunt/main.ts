import { parseArgs } from "node:util";
import { hunt, tableOf } from "./hunt.ts";
import { ACT_NAMES } from "./steps.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    rounds: { type: "string", default: "20" },
    act: { type: "string", default: "" },
    step: { type: "string", default: "" },
    port: { type: "string", default: "4224" },
    server: { type: "string", default: "" },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const outcome = await hunt({
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  serverFile: values.server,
  servers: 2,
  buyers: 14,
  acts: ACT_NAMES.filter((name) => name.startsWith(values.act)),
  firstPort: Number(values.port),
  wanted: (step) => step.startsWith(values.step),
  say,
});
for (const line of tableOf(outcome)) say(line);
process.exitCode = outcome.found.length > 0 ? 1 : 0;
