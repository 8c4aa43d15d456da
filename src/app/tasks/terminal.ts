import { createInterface } from "node:readline/promises";
import type { Terminal } from "./task.ts";

type Standard = Pick<NodeJS.Process, "stdin" | "stdout">;

const ERASE_LINE = "\r\u001b[2K";

export const terminalOf = ({ stdin, stdout }: Standard): Terminal => {
  let isUnderWay = false;
  const tell = (line: string) => {
    stdout.write(`${isUnderWay ? "\n" : ""}${line}\n`);
    isUnderWay = false;
  };
  return {
    tell,
    tellProgress: (line) => {
      if (!stdout.isTTY) return tell(line);
      stdout.write(`${ERASE_LINE}${line}`);
      isUnderWay = true;
    },
    readLine: async () => {
      const lines = createInterface({ input: stdin });
      for await (const line of lines) {
        lines.close();
        return line;
      }
      return "";
    },
    ask: async (question) => {
      if (!stdin.isTTY) return null;
      const lines = createInterface({ input: stdin, output: stdout });
      const answer = await lines.question(`${question} (y/N) `);
      lines.close();
      return /^y(?:es)?$/i.test(answer.trim());
    },
  };
};
