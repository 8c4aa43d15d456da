import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { takenOver } from "#tests/e2e/shop.ts";
import { seconds } from "../../tools/lib/slowness.ts";

/** How long the code of the next page is held back. */
const HELD_MS = 1_000;

/** How many times slower the processor is. */
const SLOWDOWN = 2;

/** By then a page that has its turn has answered, however much else the machine does. */
const PATIENCE_MS = seconds(20);
const ASKED_EACH_MS = 100;

/** The page that is pressed on. */
export interface FirstPage {
  readonly path: string;
  readonly title: string;
  /** The paths of the shop that it links to, but its own. */
  readonly links: readonly string[];
  /** What it needs until it shows its links. */
  readonly scripts: ReadonlySet<string>;
}

/** Looks at a page without presses. */
export const lookAt = async (context: BrowserContext, path: string): Promise<FirstPage> => {
  const page = await context.newPage();
  const scripts = new Set<string>();
  const note = (request: { url(): string }): void => {
    scripts.add(request.url());
  };
  page.on("request", note);
  await page.goto(path);
  await takenOver(page);
  const shown = page.locator('a[href^="/"]:not([target]):visible');
  await shown.first().waitFor();
  page.off("request", note);
  await page.locator("h1").first().waitFor();
  const all = await shown.evaluateAll((links) =>
    links.map((link) => link.getAttribute("href") ?? ""),
  );
  const title = await page.title();
  await page.close();
  // Another question to the same page needs the same code.
  const links = [...new Set(all)].filter((link) => link !== path && !/[?#]/.test(link));
  return { path, title, links, scripts };
};

/** Presses a link in the first frame that has it, once the script has the page. */
const pressAtOnce = (page: Page, on: string, to: string): Promise<unknown> =>
  page.addInitScript(
    ([path, href]) => {
      const look = (): void => {
        const link = [...document.querySelectorAll<HTMLElement>(`a[href="${href}"]`)].find((one) =>
          one.checkVisibility(),
        );
        if (!link || !("early" in window) || window.early !== null) requestAnimationFrame(look);
        else
          setTimeout(() => {
            sessionStorage.setItem("pressed", "yes");
            link.click();
          });
      };
      if (location.pathname === path && !sessionStorage.getItem("pressed")) look();
    },
    [on, to] as const,
  );

interface Answer {
  readonly isPressed: boolean;
  readonly title: string;
  readonly heading: string;
}

const asked = (page: Page): Promise<Answer> =>
  page.evaluate(() => ({
    isPressed: sessionStorage.getItem("pressed") !== null,
    title: document.title,
    heading: document.querySelector("h1")?.textContent ?? "",
  }));

/** Null for a frozen page. Between two pages there is no page to ask. */
const answerOf = (page: Page): Promise<Answer | "between pages" | null> =>
  Promise.race([
    asked(page).catch(() => "between pages" as const),
    wait(PATIENCE_MS, null, { ref: false }),
  ]);

const becameOf = async (page: Page, first: FirstPage): Promise<string> => {
  const latest = Date.now() + PATIENCE_MS;
  let answer: Awaited<ReturnType<typeof answerOf>> = "between pages";
  while (Date.now() < latest) {
    answer = await answerOf(page);
    if (answer === null) return "frozen";
    const isNext =
      answer !== "between pages" &&
      answer.isPressed &&
      answer.heading !== "" &&
      answer.title !== first.title;
    if (isNext) return "opened";
    await wait(ASKED_EACH_MS);
  }
  return `stuck: ${JSON.stringify(answer)}`;
};

const pressFirst = async (context: BrowserContext, first: FirstPage, to: string) => {
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.route("**/assets/*.js", async (route) => {
    if (!first.scripts.has(route.request().url())) await wait(HELD_MS);
    await route.continue().catch(() => undefined);
  });
  await pressAtOnce(page, first.path, to);
  await page.goto(first.path, { waitUntil: "commit" });
  const became = await becameOf(page, first);
  // A page that is frozen doesn't close either.
  if (became !== "frozen") await page.close();
  return became;
};

/** Presses each link on a page of its own, and tells of those that lead nowhere what became of the page. */
export const firstPresses = async (
  context: BrowserContext,
  first: FirstPage,
  links = first.links,
): Promise<readonly (readonly [to: string, became: string])[]> => {
  const all: [string, string][] = [];
  for (const to of links) all.push([to, await pressFirst(context, first, to)]);
  return all.filter(([, became]) => became !== "opened");
};
