import type { CommandContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import { bookOrder } from "#core/egg-book/book-order.ts";
import { datedOrder } from "#core/egg-book/dated-order.ts";
import { keepBook } from "#core/egg-book/keep-book.ts";
import { isPacked } from "#core/egg-book/promised-eggs.ts";
import type { EggsShortInBook, Marker, Packing } from "#core/orders/mark-order.ts";
import type { Order } from "#core/orders/order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import type { Day } from "#core/shared/day.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & CommandContext;

const undated = ({ bestBefore: _none, ...order }: Order): Order => order;

/** Whatever was on its boxes, they are emptied. */
const withoutBook: Packing = async (before, after) =>
  accept(isPacked(before) && !isPacked(after) ? undated(after) : after);

type Marked = Result<readonly [Book, Order], EggsShortInBook>;

/** The book and the order once its eggs have left, or are back. */
const markedIn = async (
  deps: Deps,
  book: Book,
  [before, after]: readonly [Order, Order],
  laid: Day | undefined,
): Promise<Marked> => {
  const booked = await bookOrder(deps, book, { before, after, farm: await loadFarm(deps), laid });
  if (!booked.ok) return booked;
  if (isPacked(before) === isPacked(after)) return accept([booked.value, after]);
  const order = isPacked(after)
    ? await datedOrder(deps, [book, booked.value], after)
    : undated(after);
  return accept([booked.value, order]);
};

/** Makes a use case that marks orders keep the egg book as well, while that is open. */
export const keepingOrders =
  <Input extends unknown[], Output>(
    useCase: (marker: Marker) => (deps: Deps) => (...input: Input) => Promise<Output>,
  ) =>
  (marker: Marker) =>
  (deps: Deps) =>
  (...input: Input): Promise<Output> => {
    const withBook = async (opened: Book): Promise<readonly [Book, Output]> => {
      let book = opened;
      const packing: Packing = async (before, after, laid) => {
        const marked = await markedIn(deps, book, [before, after], laid);
        if (!marked.ok) return marked;
        [book] = marked.value;
        return accept(marked.value[1]);
      };
      const answer = await useCase({ ...marker, packing })(deps)(...input);
      return [book, answer];
    };
    const alone = () => useCase({ ...marker, packing: withoutBook })(deps)(...input);
    return keepBook(marker.shared, deps)(alone, withBook);
  };
