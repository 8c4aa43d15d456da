import type { Deed } from "#core/outbox/deed.ts";
import type { Queue } from "#core/outbox/entry.ts";
import { type Sender, sendCommand } from "#ui/shared/queries/send-command.ts";
import { ADD } from "#ui/storefront/basket/queries.ts";
import { earlyName, FIRST_DEEDS } from "#ui/storefront/deeds/early-deeds.ts";
import { doWhatWasLeft } from "./left-deeds.ts";

type Early = readonly [
  kind: "click" | "change",
  target: HTMLElement,
  text: string,
  deed?: readonly [name: string, fields: unknown],
  id?: string,
];

declare global {
  interface Window {
    early?: Early[] | null;
  }
}

const ADDED = earlyName(ADD);

const isAdded = ([, , , deed]: Early): boolean => deed?.[0] === ADDED;

const choose = ([kind, target, value]: Early): void => {
  if (kind === "click") {
    target.click();
  } else if (target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (target instanceof HTMLInputElement && target.type === "radio") {
    target.checked = false;
    target.click();
  }
};

const openIn = ({ app }: Sender, isWanted: (id: string) => boolean): Queue<Deed> =>
  app.visitor.deeds.open().filter(({ id }) => isWanted(id));

export const deedsToDo = (sender: Sender): Queue<Deed> => {
  const pressed = (window.early ?? []).filter((one) => !isAdded(one));
  return openIn(sender, (id) => !pressed.some((one) => one[4] === id));
};

const doAsNoted = ([, , , deed, id]: Early, sender: Sender): void => {
  if (id !== undefined) {
    void doWhatWasLeft(
      openIn(sender, (open) => open === id),
      sender,
    );
    return;
  }
  const [name, fields] = deed ?? ["", null];
  const wanted = FIRST_DEEDS.get(name)?.(fields);
  if (wanted) void sendCommand(wanted.command, wanted.input, sender);
};

const canBeDoneAgain = ([, , , deed]: Early): boolean => FIRST_DEEDS.has(deed?.[0] ?? "");

const isOurs = async (early: Early, sender: Sender): Promise<boolean> => {
  const id = early[4];
  if (id === undefined) return true;
  if (canBeDoneAgain(early)) return openIn(sender, (open) => open === id).length > 0;
  // Ignored: without an answer of the outbox, the press is more important.
  const claimed = await sender.app.visitor.claim(null, id).catch(() => ({ ok: true }));
  return claimed.ok;
};

const press = async (next: Early, others: Early[], sender: Sender): Promise<void> => {
  if (!(await isOurs(next, sender))) return;
  window.early = null;
  choose(next);
  window.early = others;
  // Noted again only now: a page left in between would lose it.
  const id = next[4];
  if (id !== undefined) sender.app.visitor.deeds.drop(id);
};

const putBackWords = (done: Early[]): void => {
  for (const [kind, target, text] of done.reverse())
    if (kind === "click" && target.dataset.done) target.textContent = text;
};

export const pressAgain = async (sender: Sender, begun: Queue<Deed> = []): Promise<void> => {
  const early = window.early ?? [];
  const done: Early[] = [];
  for (let next = early.shift(); next !== undefined; next = early.shift()) {
    done.push(next);
    const isHere = next[1].isConnected;
    if (isHere && !isAdded(next)) await press(next, early, sender);
    else if (!begun.some(({ id }) => id === next[4])) doAsNoted(next, sender);
    // React handles each event by itself, and none while it renders.
    await new Promise((resolve) => setTimeout(resolve));
  }
  window.early = null;
  putBackWords(done);
};
