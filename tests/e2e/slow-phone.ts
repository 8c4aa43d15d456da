import type { Browser, BrowserContext, Page } from "@playwright/test";

const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const TIMES_SLOWER = 6;

/** A phone of its own, with a service worker as customers have it. */
export const aPhone = (browser: Browser, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL, serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

/** Waits until the service worker has the shop, so that the next visit is served by it. */
export const workerIsReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.waitForFunction(() => caches.match("/"));
};

/** Throws an error in the page when an empty basket shows, even for less than a frame. */
const reportEmpty = (): void => {
  const look = (): void => {
    if (document.getElementById("main")?.textContent?.includes("Your basket is empty"))
      reportError(new Error("The basket is empty."));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
};

export interface SlowPage {
  readonly page: Page;
  /** Whether an empty basket has shown. */
  wasEmpty(): boolean;
  /** From here on as fast as this machine. */
  hurry(): Promise<void>;
}

/** A page whose processor and network are as slow as those of a cheap phone on the road. */
export const slowPage = async (phone: BrowserContext): Promise<SlowPage> => {
  const page = await phone.newPage();
  const tools = await phone.newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", { offline: false, ...LINE });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: TIMES_SLOWER });
  let empty = false;
  page.on("pageerror", ({ message }) => {
    if (message === "The basket is empty.") empty = true;
  });
  await page.addInitScript(reportEmpty);
  const hurry = async (): Promise<void> => {
    await tools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await tools.send("Network.disable");
  };
  return { page, wasEmpty: () => empty, hurry };
};

type Step = "30 pack" | "Collection" | "Add to Basket" | "postcode" | "Check" | "message" | "email";

export interface Early {
  /** Done as soon as the page can be seen. */
  readonly steps: readonly Step[];
  /** Where the pressed link leads; "reload" loads the page again. */
  readonly to: string;
  /** Milliseconds after the steps. */
  readonly wait: number;
}

/** Presses within the page, in its first frame, so that the machine's own speed doesn't count. */
const pressAtOnce = ({ steps, to, wait }: Early): void => {
  if (sessionStorage.getItem("pressed")) return;
  const find = <Found extends HTMLElement>(where: ParentNode, what: string, text: string): Found =>
    [...where.querySelectorAll<Found>(what)].find(
      ({ textContent }) => textContent?.trim() === text,
    ) as Found;
  const card = () => find(document, "h3", "Large Eggs").closest("article") as HTMLElement;
  const type = (name: string, text: string): void => {
    const field = document.querySelector(`[name="${name}"]`) as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const acts: Readonly<Record<Step, () => void>> = {
    "30 pack": () => {
      const sizes = card().querySelector("select") as HTMLSelectElement;
      sizes.value = "30";
      sizes.dispatchEvent(new Event("change", { bubbles: true }));
    },
    Collection: () => find(card(), "label", "Collection").querySelector("input")?.click(),
    "Add to Basket": () => find(card(), "button", "Add to Basket").click(),
    postcode: () => type("postcode", "RH10 1AA"),
    Check: () => find(document, "button", "Check").click(),
    message: () => type("message", "Two trays, please"),
    email: () => type("email", "mabel@example.com"),
  };
  const link = () => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
  const leave = (): void => (to === "reload" ? window.location.reload() : link()?.click());
  // A long page is painted while it is read: its footer may be there without its links.
  const isRead = (): boolean =>
    document.querySelector("footer") !== null && (to === "reload" || link() !== null);
  const begin = (): void => {
    if (!isRead()) {
      requestAnimationFrame(begin);
      return;
    }
    sessionStorage.setItem("pressed", window.early ? "before the script" : "too late");
    for (const step of steps) acts[step]();
    if (wait === 0) leave();
    else setTimeout(leave, wait);
  };
  requestAnimationFrame(begin);
};

export const pressEarly = async (page: Page, path: string, early: Early): Promise<void> => {
  await page.addInitScript(pressAtOnce, early);
  // The page may be gone before it is loaded.
  await page.goto(path, { waitUntil: "commit" });
};

/** When the presses were made: "before the script" as they have to be. */
export const whenPressed = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem("pressed"));
