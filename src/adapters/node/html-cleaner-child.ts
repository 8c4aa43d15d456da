import type { ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { oneAtATime } from "#adapters/node/one-at-a-time.ts";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { Fault } from "#ports/fault.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";

/** HTML cleaned, and what it reads like. */
interface Cleaned {
  readonly clean: CleanHtml;
  readonly text: string;
}

interface Surroundings {
  readonly spawn: typeof spawn;
  readonly execPath: string;
  /** What a child is started with to run `cleanForParent`. */
  readonly args: readonly string[];
}

const MOST_MS = 30_000;

/** Texts of what was cleaned just now: whoever has HTML cleaned asks for its text next. */
const MOST_KEPT = 5;

const digestOf = (html: string): string => createHash("sha256").update(html).digest("base64url");

const cleanedBy = async ({ spawn, execPath, args }: Surroundings, html: string) => {
  const child: ChildProcess = spawn(execPath, [...args], {
    stdio: ["pipe", "pipe", "inherit"],
    timeout: MOST_MS,
  });
  const failed = new Promise<never>((_resolve, reject) => {
    child.once("error", reject);
    child.stdin?.once("error", reject);
  });
  child.stdin?.end(html);
  const answer = child.stdout ? await Promise.race([text(child.stdout), failed]) : "";
  if (answer === "") throw new Fault("shop-busy", "Cleaning took too long, or failed.");
  return JSON.parse(answer) as Cleaned;
};

/**
 * Cleans in a process that ends: a DOM takes more memory than all the rest of a server. What was
 * cleaned when it was stored is not cleaned again, since nobody else writes to the store.
 */
export const childHtmlCleaner = (around: Surroundings): HtmlCleaner => {
  const inTurn = oneAtATime();
  const texts = new Map<string, string>();
  const cleaned = async (html: string): Promise<Cleaned> => {
    const done = await inTurn(() => cleanedBy(around, html));
    if (texts.size >= MOST_KEPT) texts.clear();
    texts.set(digestOf(done.clean), done.text);
    return done;
  };
  return {
    clean: async (html) => (await cleaned(html)).clean,
    cleanStored: async (html) => html as CleanHtml,
    textOf: async (html) => texts.get(digestOf(html)) ?? (await cleaned(html)).text,
  };
};

/** The child's part: cleans what it reads, and writes it with its text. */
export const cleanForParent = async (
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> => {
  const html = await text(input);
  const [{ JSDOM }, { dompurifyCleaner }] = await Promise.all([
    import("jsdom"),
    import("#adapters/dompurify/html-cleaner.ts"),
  ]);
  const cleaner = dompurifyCleaner(new JSDOM("").window);
  const clean = await cleaner.clean(html);
  output.write(JSON.stringify({ clean, text: await cleaner.textOf(clean) }));
};
