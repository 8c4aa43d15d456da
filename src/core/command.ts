import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Clock } from "#ports/clock.ts";
import type { EggBook } from "#ports/egg-book.ts";
import type { IdSource } from "#ports/id-source.ts";
import type { Stock } from "#ports/inventory-repository.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { SharedShop } from "#ports/shared-shop.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

export interface CommandContext {
  readonly now: string;
  readonly newId: string;
}

export interface ShopContext extends CommandContext {
  /** Null in one browser. */
  readonly shared: SharedShop | null;
  readonly by: string | undefined;
  readonly inventory: Stock;
  readonly book: EggBook;
}

interface Ports<Records> {
  readonly store: { readonly unitOfWork: UnitOfWork<Records> };
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** Runs in one unit of work. Only the compiler reads the mark: see `EndpointsOf`. */
export type OneUnit<Input extends unknown[], Output> = ((...input: Input) => Promise<Output>) & {
  readonly isOneUnit?: never;
};

export type WhenRefused = "undone" | "kept";

export type Commands<Records> = <Input extends unknown[], Output>(
  useCase: (deps: Records & CommandContext) => (...input: Input) => Promise<Output>,
  eggs?: readonly CategoryId[],
  whenRefused?: WhenRefused,
) => OneUnit<Input, Output>;

export type ShopCommands = Commands<ShopRecords & ShopContext>;

export interface Commanding {
  readonly command: ShopCommands;
}

class Refused<Output> extends Error {
  readonly answer: Output;

  constructor(answer: Output) {
    super("refused");
    this.answer = answer;
  }
}

export const isRefusal = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false;

/** A refusal rolls back, unless the command keeps its writes. */
export const inUnitOfWork =
  <Records>({ store, clock, ids }: Ports<Records>): Commands<Records> =>
  <Input extends unknown[], Output>(
    useCase: (deps: Records & CommandContext) => (...input: Input) => Promise<Output>,
    eggs?: readonly CategoryId[],
    whenRefused: WhenRefused = "undone",
  ) =>
  async (...input: Input): Promise<Output> => {
    const drawn: CommandContext = { now: clock.now(), newId: ids.next() };
    try {
      return await store.unitOfWork.run(async (records) => {
        const answer = await useCase({ ...records, ...drawn })(...input);
        if (whenRefused === "undone" && isRefusal(answer)) throw new Refused(answer);
        return answer;
      }, eggs);
    } catch (thrown) {
      if (thrown instanceof Refused) return thrown.answer as Output;
      throw thrown;
    }
  };
