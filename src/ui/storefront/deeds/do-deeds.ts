import type { Deed } from "#core/outbox/deed.ts";
import type { Queue } from "#core/outbox/entry.ts";
import type { Topic } from "#ports/change-feed.ts";
import { type Sender, sendCommand } from "#ui/shared/queries/send-command.ts";
import type { DeedReader, Wanted } from "#ui/storefront/deeds/early-deeds.ts";

const BASKET: Topic = "cart";

interface Left extends Wanted {
  readonly id: string;
}

const isOfBasket = ({ command }: Left): boolean => command.topic === BASKET;

/** Without it the basket might show empty until the deeds are stored. */
const showBasketWith = async (left: readonly Left[], { app, client }: Sender): Promise<void> => {
  const queryKey = [BASKET];
  // A running read would show the basket as it is stored.
  void client.cancelQueries({ queryKey });
  const cart: unknown = await app.visitor.getCart();
  const shown = left.reduce(
    (before, { command, input }) => command.predict?.(before, input) ?? before,
    cart,
  );
  client.setQueryData(queryKey, shown);
};

const send = (left: Left, sender: Sender): void => {
  const { command, input, id } = left;
  const { predict: _shown, ...others } = command;
  void sendCommand(isOfBasket(left) ? others : command, input, sender, id);
};

export const doDeeds = async (
  deeds: Queue<Deed>,
  readers: ReadonlyMap<string, DeedReader>,
  sender: Sender,
): Promise<void> => {
  const left = deeds.flatMap(({ id, what: { name, input } }): Left[] => {
    try {
      const wanted = readers.get(name)?.(input);
      if (wanted) return [{ ...wanted, id }];
    } catch (bug) {
      reportError(bug);
    }
    sender.app.visitor.deeds.drop(id);
    return [];
  });
  const ofBasket = left.filter(isOfBasket);
  // Ignored: each command reads the basket again.
  if (ofBasket.length > 0) await showBasketWith(ofBasket, sender).catch(() => undefined);
  for (const one of left) send(one, sender);
};
