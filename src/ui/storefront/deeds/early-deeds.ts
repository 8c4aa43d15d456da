import type { OfferedPack } from "#core/cart/add-to-cart.ts";
import type { PackChoice } from "#core/cart/cart.ts";
import { isChoice } from "#core/cart/likely-line.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { Command } from "#ui/shared/queries/command-options.ts";
import { ADD, CHOOSE } from "#ui/storefront/basket/queries.ts";
import { REMEMBER } from "#ui/storefront/postcode/queries.ts";

export type AnyCommand = Command<unknown, unknown, { kind: string }, unknown>;

export interface Wanted {
  readonly command: AnyCommand;
  readonly input: unknown;
}

export type DeedReader = (input: unknown) => Wanted | null;

interface Named {
  readonly deed: string;
}

type Row = readonly [name: string, read: DeedReader];

export const asNoted = (command: Named): Row => [
  command.deed,
  (input) => ({ command: command as Named & AnyCommand, input }),
];

type Fields = Readonly<Record<string, string>>;

export const earlyName = ({ deed }: Named): string => `early ${deed}`;

export const asEarly = (command: Named, inputOf: (fields: Fields) => unknown): Row => [
  earlyName(command),
  (fields) => {
    const input = inputOf((fields ?? {}) as Fields);
    return input === undefined ? null : { command: command as Named & AnyCommand, input };
  },
];

/** The page offered as many eggs as the pack holds, or it could not have been chosen. */
const packIn = ({ category, packSize, deliveryMethod, price }: Fields): OfferedPack | undefined => {
  const size = Number(packSize);
  const choice = { category, packSize: size, deliveryMethod } as PackChoice;
  return isChoice(choice) ? { ...choice, price: Number(price), inStock: size } : undefined;
};

export const FIRST_DEEDS: ReadonlyMap<string, DeedReader> = new Map([
  ...[ADD, CHOOSE, REMEMBER].map(asNoted),
  asEarly(ADD, packIn),
  asEarly(CHOOSE, ({ deliveryMethod }) => DELIVERY_METHODS.find((one) => one === deliveryMethod)),
  asEarly(REMEMBER, ({ postcode }) => postcode),
]);
