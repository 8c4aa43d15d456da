export interface UnitOfWork<Records> {
  /**
   * Runs `work` in isolation: its changes are stored together, or none when it throws. `work` awaits its records only,
   * and may run more than once: ids and instants are drawn outside.
   */
  run<Value>(work: (records: Records) => Promise<Value>): Promise<Value>;
}
