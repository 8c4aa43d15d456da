import type { CategoryId } from "#core/catalogue/catalogue.ts";
import type { Clock } from "#ports/clock.ts";
import type { EggBook } from "#ports/egg-book.ts";
import type { IdSource } from "#ports/id-source.ts";
import type { Stock } from "#ports/inventory-repository.ts";
import type { ShopRecords } from "#ports/records.ts";
import type { SharedShop } from "#ports/shared-shop.ts";
import type { UnitOfWork } from "#ports/unit-of-work.ts";

/** What a command is handed besides its records: drawn once, however often a unit of work retries it. */
export interface CommandContext {
  /** ISO 8601, UTC. */
  readonly now: string;
  readonly newId: string;
}

/** What a command of the shop is handed too. */
export interface ShopContext extends CommandContext {
  /** Null where the shop is one person's, in one browser. */
  readonly shared: SharedShop | null;
  /** The name of the helper who gives the command, for the log; undefined for all others. */
  readonly by: string | undefined;
  /** What is for sale. */
  readonly inventory: Stock;
  readonly book: EggBook;
}

interface Ports<Records> {
  readonly store: { readonly unitOfWork: UnitOfWork<Records> };
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** Runs in one unit of work and waits for nothing else. The mark is for the compiler alone: see `EndpointsOf`. */
export type OneUnit<Input extends unknown[], Output> = ((...input: Input) => Promise<Output>) & {
  readonly isOneUnit?: never;
};

/** What becomes of the writes of a use case that refuses. */
export type WhenRefused = "undone" | "kept";

/** Makes a command of a use case. `eggs` is what `UnitOfWork` says of it. */
export type Commands<Records> = <Input extends unknown[], Output>(
  useCase: (deps: Records & CommandContext) => (...input: Input) => Promise<Output>,
  eggs?: readonly CategoryId[],
  whenRefused?: WhenRefused,
) => OneUnit<Input, Output>;

export type ShopCommands = Commands<ShopRecords & ShopContext>;

/** What takes several units of work is handed, with something outside between them. */
export interface Commanding {
  readonly command: ShopCommands;
}

/** Rolls a unit of work back, and carries its answer out. */
class Refused<Output> extends Error {
  readonly answer: Output;

  constructor(answer: Output) {
    super("refused");
    this.answer = answer;
  }
}

export const isRefusal = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === false;

/**
 * Makes a command of a use case: it runs in one unit of work, and is handed records alone, so that it can neither open
 * another unit of work nor wait for anything outside. One that refuses has changed nothing, unless it says that what it
 * wrote is kept.
 */
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
