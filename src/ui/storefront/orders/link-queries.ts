import type { LinkRefusal } from "#core/orders/order-links.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";

const REFUSALS: Record<LinkRefusal["kind"], null> = { "link-over": null };

export const useRequestOrderLink = () =>
  useCommand({
    topic: "orders",
    touches: [],
    run: (app, email: string) => app.shop.counter.requestOrderLink(email),
    refusals: {},
  });

export const useUseOrderLink = () =>
  useCommand({
    topic: "orders",
    // biome-ignore lint/correctness/useHookAtTopLevel: a use case of the shop, and no hook.
    run: (app, token: string) => app.shop.counter.useOrderLink(token),
    refusals: REFUSALS,
  });
