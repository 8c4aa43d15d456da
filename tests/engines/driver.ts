import { setTimeout as wait } from "node:timers/promises";
import { seconds } from "../../tools/lib/slowness.ts";

const LOOK_EVERY_MS = 100;

/** A place of a page, as people find it: by its role and its accessible name, or a field by its label. */
export interface Place {
  readonly role?: string;
  readonly name: string;
  readonly within?: Place;
}

/** What a journey does with a browser, whichever it is. Each waits until the page is ready for it. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  press(place: Place): Promise<void>;
  fill(place: Place, text: string): Promise<void>;
  choose(place: Place, option: string): Promise<void>;
  /** Waits until a place, or a text, shows. */
  see(what: Place | string): Promise<void>;
  /** What a function without parameters answers in the page. */
  ask<Answer>(question: () => Answer): Promise<Answer>;
  close(): Promise<void>;
}

const nameOf = (what: Place | string): string =>
  typeof what === "string" ? what : `${what.role ?? "field"} '${what.name}'`;

export interface Engine {
  /** A browser that was never here. */
  open(): Promise<Driver>;
  stop(): Promise<void>;
}

/** Looks until it is there; throws an Error that names it where it doesn't come. */
export const untilFound = async <Element>(
  what: Place | string,
  find: (what: Place | string) => Promise<Element | null>,
): Promise<Element> => {
  const end = Date.now() + seconds(20);
  let last: unknown;
  while (Date.now() < end) {
    // Ignored: the page was left in the middle of the look.
    const element = await find(what).catch((error: unknown) => {
      last = error;
      return null;
    });
    if (element) return element;
    await wait(LOOK_EVERY_MS);
  }
  throw new Error(`${nameOf(what)} doesn't show.`, { cause: last });
};

export const button = (name: string, within?: Place): Place => ({
  role: "button",
  name,
  ...(within && { within }),
});

export const link = (name: string): Place => ({ role: "link", name });

export const field = (name: string, within?: Place): Place => ({
  name,
  ...(within && { within }),
});

export const heading = (name: string): Place => ({ role: "heading", name });
