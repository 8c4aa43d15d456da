export interface UnitOfWork<Records> {
  /**
   * Runs `work` alone: nobody else's change comes between its first load and its last save.
   * All that it saved is stored, or none when it throws. `work` awaits its records only, and may be
   * run more than once until its changes hold: what it draws by chance or from the clock is drawn outside.
   */
  run<Value>(work: (records: Records) => Promise<Value>): Promise<Value>;
}
