import type { ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { Mutex } from "async-mutex";
import type { CleanHtml } from "#core/rich-text/clean-html.ts";
import { Fault } from "#ports/fault.ts";
import type { HtmlCleaner } from "#ports/html-cleaner.ts";

interface Cleaned {
  readonly clean: CleanHtml;
  readonly text: string;
}

interface Deps {
  readonly spawn: typeof spawn;
  readonly execPath: string;
  readonly args: readonly string[];
}

const MOST_MS = 30_000;

const MOST_KEPT = 5;

const digestOf = (html: string): string => createHash("sha256").update(html).digest("base64url");

const cleanedBy = async ({ spawn, execPath, args }: Deps, htmls: readonly string[]) => {
  const child: ChildProcess = spawn(execPath, [...args], {
    stdio: ["pipe", "pipe", "inherit"],
    timeout: MOST_MS,
  });
  const failed = new Promise<never>((_resolve, reject) => {
    child.once("error", reject);
    child.stdin?.once("error", reject);
  });
  child.stdin?.end(JSON.stringify(htmls));
  const answer = child.stdout ? await Promise.race([text(child.stdout), failed]) : "";
  if (answer === "") throw new Fault("shop-busy", "Cleaning took too long, or failed.");
  return JSON.parse(answer) as readonly Cleaned[];
};

/** Cleans in a child process that ends, because a DOM is large. */
export const childHtmlCleaner = (deps: Deps): HtmlCleaner => {
  const mutex = new Mutex();
  const texts = new Map<string, string>();
  const cleaned = async (html: string): Promise<Cleaned> => {
    const [done] = await mutex.runExclusive(() => cleanedBy(deps, [html]));
    if (!done) throw new Fault("shop-busy", "Cleaning answered nothing.");
    if (texts.size >= MOST_KEPT) texts.clear();
    texts.set(digestOf(done.clean), done.text);
    return done;
  };
  return {
    clean: async (html) => (await cleaned(html)).clean,
    cleanAll: async (htmls) => {
      const done = await mutex.runExclusive(() => cleanedBy(deps, htmls));
      return done.map(({ clean }) => clean);
    },
    cleanStored: async (html) => html as CleanHtml,
    textOf: async (html) => texts.get(digestOf(html)) ?? (await cleaned(html)).text,
  };
};

export const cleanForParent = async (
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<void> => {
  const htmls = JSON.parse(await text(input)) as readonly string[];
  const [{ JSDOM }, { dompurifyCleaner }] = await Promise.all([
    import("jsdom"),
    import("#adapters/dompurify/html-cleaner.ts"),
  ]);
  const cleaner = dompurifyCleaner(new JSDOM("").window);
  const done: Cleaned[] = [];
  for (const html of htmls) {
    const clean = await cleaner.clean(html);
    done.push({ clean, text: await cleaner.textOf(clean) });
  }
  output.write(JSON.stringify(done));
};
