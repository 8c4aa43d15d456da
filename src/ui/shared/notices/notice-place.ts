import { lastPressed } from "#ui/shared/notices/last-press.ts";

const PRESSED = "a[href], button, input, select, textarea, summary";
const HEADINGS = "h1, h2, h3";
const TEXTS = "p, li, dt, dd, td, label, output";

const STEP_PX = 8;

/** How much of a control lying under the notice counts for each of these. */
const OF_THE_LAST_PRESSED = 8;
const OF_A_HEADING = 4;
const OF_A_TEXT = 0.25;
const OF_THE_WAY = 0.9;

interface Box {
  readonly top: number;
  readonly bottom: number;
}

interface Under extends Box {
  readonly weight: number;
}

const weightOf = (element: Element, pressed: Element | null): number => {
  if (element === pressed) return OF_THE_LAST_PRESSED;
  if (element.matches(HEADINGS)) return OF_A_HEADING;
  return element.matches(TEXTS) ? OF_A_TEXT : 1;
};

/** What is pressed or read on the page in the column of the notice. */
const inColumnOf = (notice: Element, region: Element): readonly Under[] => {
  const { left, right } = notice.getBoundingClientRect();
  const pressed = lastPressed()?.closest(PRESSED) ?? null;
  const found: Under[] = [];
  for (const element of document.querySelectorAll(`${PRESSED}, ${HEADINGS}, ${TEXTS}`)) {
    const box = element.getBoundingClientRect();
    const isThere = box.right > left && box.left < right && box.bottom > 0;
    if (!isThere || box.top > window.innerHeight || region.contains(element)) continue;
    if (!element.checkVisibility()) continue;
    found.push({ top: box.top, bottom: box.bottom, weight: weightOf(element, pressed) });
  }
  return found;
};

const covered = (under: readonly Under[], { top, bottom }: Box): number => {
  let sum = 0;
  for (const one of under) {
    const height = Math.min(bottom, one.bottom) - Math.max(top, one.top);
    // Squared: two that lie under it by their edges can still be pressed, one by its middle can't.
    if (height > 0) sum += one.weight * (height / (one.bottom - one.top)) ** 2;
  }
  return sum;
};

/** The pixels from its edge of the window at which a notice covers least, where near is better than far. */
export const leastCovering = (under: readonly Under[], box: Box, away: 1 | -1): number => {
  const furthest = window.innerHeight / 4;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let shift = 0; shift < furthest; shift += STEP_PX) {
    const moved = { top: box.top + away * shift, bottom: box.bottom + away * shift };
    const cost = covered(under, moved) + (OF_THE_WAY * shift) / furthest;
    if (cost < least) [best, least] = [shift, cost];
  }
  return best;
};

/** Moves the shown notice along its edge of the window to where it covers least. */
export const placeNotice = (): void => {
  const notice = document.querySelector<HTMLElement>(
    "[data-sonner-toast]:not([data-removed='true'])",
  );
  const list = notice?.closest<HTMLElement>("[data-sonner-toaster]");
  if (!notice || !list) return;
  list.style.removeProperty("--notice-shift");
  const edge = list.getBoundingClientRect();
  const height = notice.offsetHeight;
  const isLow = list.dataset.yPosition === "bottom";
  const box = isLow
    ? { top: edge.bottom - height, bottom: edge.bottom }
    : { top: edge.top, bottom: edge.top + height };
  const away = isLow ? -1 : 1;
  const shift = leastCovering(inColumnOf(notice, list), box, away);
  if (shift > 0) list.style.setProperty("--notice-shift", `${away * shift}px`);
};
