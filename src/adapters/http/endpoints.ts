import type { GenericSchema } from "valibot";
import type * as inputs from "#adapters/http/inputs.ts";
import type { Shop } from "#core/shop.ts";

/** Rows are handed the schemas, so that a browser, which needs the kinds alone, doesn't load them. */
type Inputs = typeof inputs;

/**
 * A query goes by GET; one that names a person by POST, so that no log keeps it; a command by POST with an idempotency
 * key.
 */
export type CallKind = "query" | "sensitiveQuery" | "command";

export type Access = "anyone" | "helper" | "owner";

export interface Endpoint<Input = unknown> {
  readonly kind: CallKind;
  /** Who may call it: "helper" for people who pack, and the owner; where nothing is said, see `accessOf`. */
  readonly access?: Access;
  readonly input: (is: Inputs) => GenericSchema<Input, Input>;
}

type Endpoints = {
  readonly [Part in keyof Shop]: {
    readonly [Name in keyof Shop[Part]]: Shop[Part][Name] extends (
      ...input: infer Input
    ) => Promise<unknown>
      ? Endpoint<Input>
      : never;
  };
};

const nothing = (is: Inputs) => is.args();
const oneId = (is: Inputs) => is.args(is.Id);

/** The table of calls over HTTP: the server and `remoteShop` are made from it, and a missing row doesn't compile. */
export const ENDPOINTS = {
  counter: {
    getPrices: { kind: "query", input: nothing },
    getInventory: { kind: "query", input: nothing },
    getProfile: { kind: "query", input: nothing },
    getDays: { kind: "query", input: nothing },
    getFarmText: { kind: "query", input: (is) => is.args(is.FarmText) },
    getShownSplash: { kind: "query", input: (is) => is.args(is.Whole) },
    openPayment: {
      kind: "command",
      input: (is) => is.args(is.WantedLines, is.Method, is.Whole, is.OptionalNote, is.OptionalDays),
    },
    takePayment: { kind: "command", input: (is) => is.args(is.Id, is.OptionalPayer) },
    cancelPayment: { kind: "command", input: oneId },
    getPaymentStates: { kind: "query", input: (is) => is.args(is.OrderIds) },
    findOrder: { kind: "sensitiveQuery", input: oneId },
    findOrders: { kind: "sensitiveQuery", input: (is) => is.args(is.Email) },
    requestOrderLink: { kind: "command", input: (is) => is.args(is.Email) },
    useOrderLink: { kind: "command", input: oneId },
    openOrder: { kind: "sensitiveQuery", input: oneId },
    changeDay: { kind: "command", input: (is) => is.args(is.DayChange) },
    cancelOrder: { kind: "command", input: (is) => is.args(is.Cancellation) },
    contactFarm: { kind: "command", input: (is) => is.args(is.Contact) },
    joinWaitlist: { kind: "command", input: (is) => is.args(is.Category, is.Email) },
    listPosts: { kind: "query", input: (is) => is.args(is.After) },
    getPost: { kind: "query", input: oneId },
    isLoggedIn: { kind: "query", input: nothing },
    getPerson: { kind: "query", input: nothing },
    logIn: { kind: "command", input: (is) => is.args(is.Password) },
    logOut: { kind: "command", input: nothing },
  },
  office: {
    getOrderOverview: { kind: "query", input: nothing },
    getFlockOverview: { kind: "query", input: nothing },
    getRecordsSince: { kind: "query", input: nothing },
    hasRecordsUpTo: { kind: "query", input: (is) => is.args(is.Day) },
    getStockSheet: { kind: "query", access: "helper", input: nothing },
    saveInventory: { kind: "command", access: "helper", input: (is) => is.args(is.StockEdits) },
    getPriceSheet: { kind: "query", input: nothing },
    savePrices: { kind: "command", input: (is) => is.args(is.PriceEdits) },
    listOrders: { kind: "sensitiveQuery", input: (is) => is.args(is.OrderQuery) },
    getPackingList: { kind: "query", access: "helper", input: nothing },
    getPackDay: { kind: "sensitiveQuery", access: "helper", input: (is) => is.args(is.ADay) },
    setOrderStatus: { kind: "command", access: "helper", input: (is) => is.args(is.StatusChange) },
    setOrderStatuses: {
      kind: "command",
      access: "helper",
      input: (is) => is.args(is.StatusChanges),
    },
    handOver: { kind: "command", access: "helper", input: (is) => is.args(is.HandingOver) },
    markNotCollected: { kind: "command", access: "helper", input: (is) => is.args(is.NamedOrder) },
    refundOrder: { kind: "command", input: (is) => is.args(is.WantedRefund) },
    refundPart: { kind: "command", input: (is) => is.args(is.WantedPart) },
    listPaymentsUnderWay: { kind: "query", input: nothing },
    endPayment: { kind: "command", input: oneId },
    listMessages: { kind: "query", input: (is) => is.args(is.After, is.OptionalBox) },
    getUnreadCount: { kind: "query", input: nothing },
    markMessage: { kind: "command", input: (is) => is.args(is.MessageMark) },
    sendMessageAgain: { kind: "command", input: oneId },
    sendTestMail: { kind: "command", input: nothing },
    listCustomers: { kind: "sensitiveQuery", input: (is) => is.args(is.CustomerQuery) },
    addCustomer: { kind: "command", input: (is) => is.args(is.TypedCustomer) },
    findCustomer: { kind: "sensitiveQuery", input: (is) => is.args(is.Email) },
    updateCustomer: { kind: "command", input: (is) => is.args(is.CustomerEdit) },
    removeCustomer: { kind: "command", input: oneId },
    putBackCustomer: { kind: "command", input: (is) => is.args(is.RemovedCustomer) },
    exportPerson: { kind: "sensitiveQuery", input: (is) => is.args(is.Email) },
    erasePerson: { kind: "command", input: (is) => is.args(is.Email) },
    getFlock: { kind: "query", access: "helper", input: (is) => is.args(is.Flock) },
    computeFlockPnL: { kind: "query", input: (is) => is.args(is.Flock, is.Period) },
    logCost: { kind: "command", input: (is) => is.args(is.TypedCost) },
    logEggs: { kind: "command", access: "helper", input: (is) => is.args(is.TypedEggs) },
    deleteCost: { kind: "command", input: (is) => is.args(is.EntryOfFlock) },
    deleteEggs: { kind: "command", access: "helper", input: (is) => is.args(is.EntryOfFlock) },
    putBackCost: { kind: "command", input: (is) => is.args(is.RemovedCosts) },
    putBackEggs: { kind: "command", access: "helper", input: (is) => is.args(is.RemovedEggs) },
    updateCost: { kind: "command", input: (is) => is.args(is.CostEdit) },
    updateEggs: { kind: "command", access: "helper", input: (is) => is.args(is.EggsEdit) },
    getFlockCare: { kind: "query", access: "helper", input: (is) => is.args(is.Flock) },
    getCareOverview: { kind: "query", access: "helper", input: nothing },
    nameFlock: { kind: "command", input: (is) => is.args(is.FlockNaming) },
    addHens: { kind: "command", input: (is) => is.args(is.TypedHens) },
    updateHens: { kind: "command", input: (is) => is.args(is.HensEdit) },
    deleteHens: { kind: "command", input: (is) => is.args(is.EntryOfFlock) },
    putBackHens: { kind: "command", input: (is) => is.args(is.RemovedHens) },
    addMedicine: { kind: "command", input: (is) => is.args(is.TypedMedicine) },
    correctMedicine: { kind: "command", input: (is) => is.args(is.MedicineEdit) },
    strikeMedicine: { kind: "command", input: (is) => is.args(is.StrikeOut) },
    getCountSheet: { kind: "query", access: "helper", input: (is) => is.args(is.WholeDay) },
    logCount: { kind: "command", access: "helper", input: (is) => is.args(is.TypedCount) },
    createPost: { kind: "command", input: (is) => is.args(is.WrittenPost) },
    updatePost: { kind: "command", input: (is) => is.args(is.PostEdit) },
    deletePost: { kind: "command", input: oneId },
    getSplash: { kind: "query", input: nothing },
    saveSplash: { kind: "command", input: (is) => is.args(is.SplashEdit) },
    getProfile: { kind: "query", input: nothing },
    saveProfile: { kind: "command", input: (is) => is.args(is.ProfileEdit) },
    getPeople: { kind: "query", input: nothing },
    changePassword: { kind: "command", input: (is) => is.args(is.TypedPassword) },
    addHelper: { kind: "command", input: (is) => is.args(is.Words) },
    removeHelper: { kind: "command", input: oneId },
    endSession: { kind: "command", input: oneId },
    endOtherSessions: { kind: "command", input: nothing },
    getSetup: { kind: "query", input: nothing },
    hideSetup: { kind: "command", input: nothing },
    keepPicture: { kind: "command", input: (is) => is.args(is.PictureToKeep) },
    listWidePictures: { kind: "query", input: nothing },
    getWeek: { kind: "sensitiveQuery", input: nothing },
    saveWeek: { kind: "command", input: (is) => is.args(is.WeekEdit) },
    closeDays: { kind: "command", input: (is) => is.args(is.DaysToClose) },
    addDay: { kind: "command", input: (is) => is.args(is.DayToAdd) },
    removeException: { kind: "command", input: (is) => is.args(is.Id, is.OptionalAnswer) },
    setRunOrder: { kind: "command", input: (is) => is.args(is.RunOrder) },
    moveOrder: { kind: "command", input: (is) => is.args(is.OrderMove) },
    addOrder: { kind: "command", input: (is) => is.args(is.NewOrder) },
    markPaid: { kind: "command", input: (is) => is.args(is.PaidMark) },
    sellAtGate: { kind: "command", input: (is) => is.args(is.GateSale) },
    cancelByHand: { kind: "command", input: (is) => is.args(is.CancelByHand) },
    editOrder: { kind: "command", input: (is) => is.args(is.OrderEdit) },
    getEggBook: { kind: "query", input: nothing },
    getEggBalance: { kind: "query", input: (is) => is.args(is.SpanOfDays) },
    getLot: { kind: "sensitiveQuery", input: oneId },
    getOrdersWithEggs: { kind: "sensitiveQuery", input: (is) => is.args(is.Flock) },
    openBook: { kind: "command", input: (is) => is.args(is.OpenedShelf) },
    closeBook: { kind: "command", input: nothing },
    countShelf: { kind: "command", input: (is) => is.args(is.CountedShelf) },
    takeEggs: { kind: "command", input: (is) => is.args(is.EggsToTake) },
    undoMove: { kind: "command", input: oneId },
    saveBookSettings: { kind: "command", input: (is) => is.args(is.BookSettingsEdit) },
    getBackup: { kind: "sensitiveQuery", input: nothing },
    getRestorePreview: { kind: "sensitiveQuery", input: (is) => is.args(is.Backup) },
    restoreBackup: { kind: "command", input: (is) => is.args(is.Backup, is.RecordPaths) },
  },
} as const satisfies Endpoints;

export type Part = keyof typeof ENDPOINTS;

/** A call of the office is the owner's alone, unless its row says otherwise. */
export const accessOf = (part: Part, { access }: Pick<Endpoint, "access">): Access =>
  access ?? (part === "office" ? "owner" : "anyone");

export const pathOf = (part: string, name: string): string => `/api/${part}/${name}`;

export const KEY_HEADER = "Idempotency-Key";
