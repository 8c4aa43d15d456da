import type { CategoryId } from "#core/catalogue/catalogue.ts";

export interface UnitOfWork<Records> {
  /**
   * Runs `work` in isolation: its changes are stored together, or none when it throws. `work`
   * awaits its records only, and may run more than once: draw ids and instants outside. Work that
   * names `eggs` changes one payment for eggs of these categories, its order and their stock, and
   * may run beside such work on other eggs.
   */
  run<Value>(
    work: (records: Records) => Promise<Value>,
    eggs?: readonly CategoryId[],
  ): Promise<Value>;
}
