import type { Page } from "@playwright/test";

/** Pixels: what WCAG 2.2 calls an enhanced target, and Apple and Google ask for. */
export const TARGET = 44;

/** What can be pressed or typed into and is hit over fewer pixels than this from above to below, but links in sentences. */
export const smallTargets = (page: Page, least: number): Promise<readonly string[]> =>
  page.evaluate((pixels) => {
    const PRESSED = "a[href], button, input, select, textarea, summary, [role=switch]";
    const isInSentence = (element: Element): boolean =>
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      (element.closest("p, li, dd, small, td, [role=status]")?.textContent ?? "").trim() !==
        element.textContent?.trim();
    const isHit = (element: Element, x: number, y: number): boolean => {
      const found = document.elementFromPoint(x, y);
      if (!found) return false;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return (
        element.contains(found) ||
        labels.some((label) => label.contains(found) || found.contains(element)) ||
        found.closest(PRESSED) === element
      );
    };
    /** Pixels in a column through its middle at which it is hit. */
    const hitHeight = (element: Element): number => {
      element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = (step: number): number => {
        let far = 0;
        while (Math.abs(far) < pixels && isHit(element, x, y + far + step)) far += step;
        return Math.abs(far);
      };
      return isHit(element, x, y) ? reach(-1) + reach(1) + 1 : 0;
    };
    const root = document.querySelector("dialog[open]") ?? document;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true }) &&
      element.getBoundingClientRect().width > 1 &&
      // Out of the page until it is reached by Tab.
      element.getAttribute("href") !== "#main" &&
      !element.matches(":disabled") &&
      element.closest("[hidden], [aria-hidden=true], [inert]") === null;
    return [...root.querySelectorAll(PRESSED)]
      .filter((element) => isShown(element) && !isInSentence(element))
      .map((element) => {
        const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
        return [`${element.tagName} ${name.slice(0, 40)}`, hitHeight(element)] as const;
      })
      .filter(([, height]) => height < pixels - 1)
      .map(([name, height]) => `${name}: ${height} px`);
  }, least);

/** The filled buttons in the window, by their words. */
export const filledButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.backgroundColor = "var(--accent)";
    const filled = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll("a, button")]
      .filter((element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        const isShown = width > 1 && element.getAttribute("href") !== "#main";
        const isInWindow = isShown && bottom > 0 && top < innerHeight;
        return isInWindow && element.checkVisibility() && element.closest("dialog") === null;
      })
      .filter((element) => getComputedStyle(element).backgroundColor === filled)
      .map((element) => element.textContent ?? "");
  });
