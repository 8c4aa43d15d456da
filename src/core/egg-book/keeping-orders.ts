import type { ShopContext } from "#core/command.ts";
import type { Book } from "#core/egg-book/book.ts";
import { bookOrder } from "#core/egg-book/book-order.ts";
import { datingOrders } from "#core/egg-book/dated-order.ts";
import { keepBook } from "#core/egg-book/keep-book.ts";
import { methodsOut } from "#core/egg-book/promised-eggs.ts";
import type { OfDays } from "#core/orders/fulfilment-day.ts";
import type { EggsShortInBook, PackedHow, Packing, WithPacking } from "#core/orders/mark-order.ts";
import type { Order } from "#core/orders/order.ts";
import { loadFarm } from "#core/profile/farm-of.ts";
import { accept, type Result } from "#core/shared/result.ts";
import type { ShopRecords } from "#ports/records.ts";

type Deps = ShopRecords & ShopContext;

const undated = ({ bestBefore: _none, ...order }: Order): Order => order;

/** Whatever was on its boxes, they are emptied. */
const withoutBook: Packing = async (before, after) =>
  accept(methodsOut(before).length > 0 && methodsOut(after).length === 0 ? undated(after) : after);

type Marked = Result<readonly [Book, Order], EggsShortInBook>;

/** Marks one order after another in a book: what the book and the order are once its eggs have left, or are back. */
const markingIn = (deps: Deps, opened: Book, farm: OfDays) => {
  const dated = datingOrders(deps, opened, farm);
  return async (
    book: Book,
    [before, after]: readonly [Order, Order],
    how: PackedHow,
  ): Promise<Marked> => {
    const booked = await bookOrder(deps, book, { before, after, farm, ...how });
    if (!booked.ok) return booked;
    const [was, is] = [methodsOut(before).length, methodsOut(after).length];
    if (is > was) return accept([booked.value, await dated([book, booked.value], after, how.at)]);
    return accept([booked.value, is < was && is === 0 ? undated(after) : after]);
  };
};

/** Makes a use case that marks orders keep the egg book as well, while that is open. */
export const keepingOrders =
  <Input extends unknown[], Output>(
    useCase: (deps: Deps & WithPacking) => (...input: Input) => Promise<Output>,
  ) =>
  (deps: Deps) =>
  (...input: Input): Promise<Output> => {
    const withBook = async (opened: Book): Promise<readonly [Book, Output]> => {
      let book = opened;
      const marked = markingIn(deps, opened, await loadFarm(deps));
      const packing: Packing = async (before, after, how) => {
        const answer = await marked(book, [before, after], how);
        if (!answer.ok) return answer;
        [book] = answer.value;
        return accept(answer.value[1]);
      };
      const answer = await useCase({ ...deps, packing })(...input);
      return [book, answer];
    };
    const alone = () => useCase({ ...deps, packing: withoutBook })(...input);
    return keepBook(deps)(alone, withBook);
  };
