import { CATEGORY_IDS } from "#core/catalogue/catalogue.ts";
import type { Inventory } from "#core/inventory/inventory.ts";
import { type Outgoing, OWNER } from "#core/messages/message.ts";
import type { FarmProfile } from "#core/profile/farm-profile.ts";
import { lowStockLine } from "#core/profile/notices.ts";

export interface StockChange {
  readonly before: Inventory;
  readonly after: Inventory;
  readonly key: string;
}

export const fallenBelow = ({ before, after }: Omit<StockChange, "key">, line: number) =>
  CATEGORY_IDS.filter((id) => before[id] >= line && line > after[id]);

const letterOf = (name: string, left: number, line: number): Outgoing["letter"] => ({
  subject: `${name}: ${left} left`,
  blocks: [
    `There are ${left} ${name} left to sell, fewer than ${line}.`,
    "You are told once each time they fall below that. When there are more, set the stock on the dashboard of the admin area.",
  ],
});

/** Call it in the change's unit of work. Held eggs don't count. */
export const lowStockMessages = (
  change: StockChange,
  { notices, eggs }: Pick<FarmProfile, "notices" | "eggs">,
): readonly Outgoing[] => {
  const line = lowStockLine(notices);
  if (line === null) return [];
  return fallenBelow(change, line).map((category) => {
    const id = `${change.key}-low-stock-${category}`;
    const letter = letterOf(eggs.words[category].name, change.after[category], line);
    return { id, kind: "low-stock", to: OWNER, letter };
  });
};
