/** Calls that move a whole shop: they may take minutes. */
const SLOW: readonly string[] = ["getBackup", "getRestorePreview", "restoreBackup"];

/** Whether the call under this path takes long. */
export const isSlow = (path: string): boolean => SLOW.some((name) => path.endsWith(`/${name}`));

/** Calls that wait for the payment provider. */
const WAITING: readonly string[] = ["openPayment", "takePayment", "refundOrder"];

/** Whether the call under this path waits for somebody else than the shop. */
export const isWaiting = (path: string): boolean =>
  WAITING.some((name) => path.endsWith(`/${name}`));
