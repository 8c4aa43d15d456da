import type { Shop } from "#core/shop.ts";

/**
 * How a call travels: a read by GET, a read that names a person by POST, so that no log keeps it,
 * and a command by POST, which is answered once however often it is sent.
 */
export type Travel = "read" | "private" | "command";

type Calls<Kind> = {
  readonly [Part in keyof Shop]: { readonly [Name in keyof Shop[Part]]: Kind };
};

/** Every call that the shop answers over HTTP. */
export const CALLS = {
  counter: {
    getPrices: "read",
    getInventory: "read",
    getShownSplash: "read",
    openPayment: "command",
    takePayment: "command",
    cancelPayment: "command",
    getPaymentStates: "read",
    findOrders: "private",
    requestOrderLink: "command",
    useOrderLink: "command",
    contactFarm: "command",
    joinWaitlist: "command",
    listPosts: "read",
    getPost: "read",
    isLoggedIn: "read",
    logIn: "command",
    logOut: "command",
  },
  office: {
    getOrderOverview: "read",
    getFlockOverview: "read",
    getRecordsSince: "read",
    getStockSheet: "read",
    saveInventory: "command",
    getPriceSheet: "read",
    savePrices: "command",
    listOrders: "private",
    getPackingList: "read",
    setOrderStatus: "command",
    refundOrder: "command",
    listMessages: "read",
    sendMessageAgain: "command",
    listCustomers: "private",
    addCustomer: "command",
    removeCustomer: "command",
    exportPerson: "private",
    erasePerson: "command",
    getFlock: "read",
    computeFlockPnL: "read",
    logCost: "command",
    logEggs: "command",
    deleteCost: "command",
    deleteEggs: "command",
    createPost: "command",
    updatePost: "command",
    deletePost: "command",
    getSplash: "read",
    saveSplash: "command",
    getBackup: "private",
    getRestorePreview: "private",
    restoreBackup: "command",
  },
} as const satisfies Calls<Travel>;

export type Part = keyof typeof CALLS;

/** Calls that move a whole shop: they may take minutes. */
const SLOW: readonly string[] = ["getBackup", "getRestorePreview", "restoreBackup"];

/** Whether the call under this path takes long. */
export const isSlow = (path: string): boolean => SLOW.some((name) => path.endsWith(`/${name}`));

/** Calls that wait for the payment provider. */
const WAITING: readonly string[] = ["openPayment", "takePayment", "refundOrder"];

/** Whether the call under this path waits for somebody else than the shop. */
export const isWaiting = (path: string): boolean =>
  WAITING.some((name) => path.endsWith(`/${name}`));

/** Where a call is asked for. */
export const pathOf = (part: string, name: string): string => `/api/${part}/${name}`;

/** The header by which a command that is sent again is known. */
export const KEY_HEADER = "Idempotency-Key";
