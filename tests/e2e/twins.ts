import { type ElementHandle, expect, type Page } from "@playwright/test";
import { seconds } from "../../tools/lib/slowness.ts";

/** The same page twice: one that strangers touch, and one that is left alone. */
export interface Twins {
  readonly touched: Page;
  readonly alone: Page;
  /** Until neither waits for its shop. */
  settled(): Promise<void>;
}

const onBoth = <Answer>(
  { touched, alone }: Twins,
  deed: (page: Page) => Promise<Answer>,
): Promise<readonly [Answer, Answer]> => Promise.all([deed(touched), deed(alone)]);

/** Without what differs by chance: numbers of orders, and moments. */
const withoutChance = (text: string): string =>
  text
    .replace(/\b(?=\d*[A-Z])[A-Z0-9]{8}\b/g, "ID")
    .replace(/(\d{1,2} \w{3} \d{4}, )?\b\d{1,2}:\d{2}(:\d{2})?( [AP]M)?/g, "TIME");

/** What a page says and holds. */
const saidBy = async (page: Page): Promise<readonly string[]> => {
  const [path, said, held] = await page.evaluate(() => {
    const fields = [...document.querySelectorAll("input, textarea, select")].map((field) =>
      field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
        ? field.checked
        : (field as HTMLInputElement).value,
    );
    return [location.pathname, document.body.innerText, fields.join(" | ")] as const;
  });
  return [path, ...withoutChance(said).split(/\s*\n\s*/), `fields: ${held}`];
};

/** Both say and hold the same, and none has failed. */
export const expectAlike = async (twins: Twins, step: string): Promise<void> => {
  await expect(async () => {
    const [said, right] = await onBoth(twins, saidBy);
    expect(said, step).toEqual(right);
    expect(right.join("\n"), step).not.toMatch(/^Loading .*…$/m);
  }).toPass({ timeout: seconds(10), intervals: [50, 100, 200] });
  const failed = twins.touched.getByText(/Something went wrong|We could not show/);
  await expect(failed, step).toHaveCount(0);
};

/** What a person can press or fill in, in the order of the page. */
const CONTROLS = [
  "button:not(:disabled)",
  "summary",
  "[role=tab]",
  "select:not(:disabled)",
  "textarea:not(:disabled)",
  "input:not(:disabled):not([type=file]):not([type=hidden])",
  'main a[href^="/"]:not([target]):not([download])',
].join(", ");

/** What leaves the page for good, or needs a printer or a folder. */
const LEFT_OUT = /^(log ?out|print|download|csv|make a backup|back ?up now)/i;

interface Control {
  readonly element: ElementHandle<HTMLElement>;
  /** By which both twins know it; "" where it is left out. */
  readonly name: string;
}

/** The n-th control of the page, or of the dialog that is open; null where there is none. */
const controlAt = async (page: Page, place: number): Promise<Control | null> => {
  const element = (
    await page.evaluateHandle(
      ([controls, at]) =>
        (
          [...document.querySelectorAll("dialog[open]")].at(-1) ?? document
        ).querySelectorAll<HTMLElement>(controls)[at] ?? null,
      [CONTROLS, place] as const,
    )
  ).asElement();
  if (!element) return null;
  const name = await element.evaluate((control) => {
    if (!control.checkVisibility()) return "";
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : null;
    const said = control.getAttribute("aria-label") ?? (label ?? control).innerText.trim();
    return `${said} (${control.localName})`;
  });
  return { element, name: LEFT_OUT.test(name) ? "" : withoutChance(name) };
};

const TYPED: Readonly<Record<string, string>> = {
  number: "3",
  date: "2026-06-20",
  email: "a@example.com",
  time: "10:00",
};

const kindOf = (element: Control["element"]): Promise<string> =>
  element.evaluate((control) =>
    control instanceof HTMLInputElement ? control.type : control.localName,
  );

const putToUse = async ({ element }: Control): Promise<void> => {
  const kind = await kindOf(element);
  if (/^(input|textarea|text|search|email|tel|url|password|number|date|time)$/.test(kind))
    await element.fill(TYPED[kind] ?? "7");
  else if (kind === "select")
    await element.selectOption({
      index: await element.evaluate((list) => list.children.length - 1),
    });
  else await element.dispatchEvent("click");
};

type Use = "used" | "left out" | null;

/** Uses the same control of both, and compares them. */
const playControl = async (twins: Twins, place: number, step: string): Promise<Use> => {
  let found: readonly (Control | null)[] = [];
  // While one waits for its shop, the same place may be another control of the other.
  await twins.settled();
  await expect(async () => {
    found = await onBoth(twins, (page) => controlAt(page, place));
    expect(found[0]?.name, step).toBe(found[1]?.name);
    for (const control of found) if (control?.name) await control.element.focus();
  }).toPass({ timeout: seconds(10), intervals: [50, 100, 200] });
  const [touched, alone] = found;
  if (!touched || !alone) return null;
  if (alone.name === "") return "left out";
  await Promise.all([putToUse(touched), putToUse(alone)]);
  await expectAlike(twins, `${step}, ${alone.name}`);
  return "used";
};

const hasDialog = ({ alone }: Twins): Promise<boolean> =>
  alone.evaluate(() => document.querySelector("dialog[open]") !== null);

const MOST_IN_A_DIALOG = 8;

/** Uses what an open dialog has, and closes it unless that has done so. */
const playDialog = async (twins: Twins, step: string): Promise<void> => {
  for (let place = 0; place < MOST_IN_A_DIALOG && (await hasDialog(twins)); place += 1)
    if ((await playControl(twins, place, `${step}, control ${place} of its dialog`)) === null)
      break;
  for (let tries = 0; tries < 3 && (await hasDialog(twins)); tries += 1) {
    await onBoth(twins, (page) => page.keyboard.press("Escape"));
    await expectAlike(twins, `${step}, then Escape`);
  }
};

const isAt = ({ alone }: Twins, path: string): boolean => new URL(alone.url()).pathname === path;

/**
 * Uses each control of a page and of its dialogs, one after another, on both twins, and compares them after each, and
 * once the shop has answered the last: closing a page sooner would cut off what the other has still done.
 */
export const playEach = async (twins: Twins, path: string, most: number): Promise<number> => {
  let used = 0;
  for (let place = 0; used < most; place += 1) {
    const step = `${path}, control ${place}`;
    const use = await playControl(twins, place, step);
    if (use === null) break;
    if (use === "left out") continue;
    used += 1;
    await playDialog(twins, step);
    if (isAt(twins, path)) continue;
    await onBoth(twins, (page) => page.goBack());
    await expectAlike(twins, `${step}, then back`);
    await playDialog(twins, `${step}, then back`);
    if (!isAt(twins, path)) break;
  }
  await twins.settled();
  await expectAlike(twins, `${path}, in the end`);
  return used;
};
