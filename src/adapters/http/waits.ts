const SLOW: readonly string[] = ["getBackup", "getRestorePreview", "restoreBackup"];

export const isSlow = (path: string): boolean => SLOW.some((name) => path.endsWith(`/${name}`));

const WAITING: readonly string[] = [
  "openPayment",
  "takePayment",
  "refundOrder",
  "refundPart",
  "sendTestMail",
];

export const isWaiting = (path: string): boolean =>
  WAITING.some((name) => path.endsWith(`/${name}`));
