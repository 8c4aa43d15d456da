import { DEFAULT_PRICES } from "#core/pricing/prices.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { DELIVERY_METHODS } from "#core/shared/delivery-method.ts";
import type { Shop } from "#core/shop.ts";
import { aNewOrder } from "#tests/support/by-hand.ts";
import { aHenEntry, aMedicine } from "#tests/support/records.ts";

type Inputs = {
  readonly [Part in keyof Shop]: {
    readonly [Name in keyof Shop[Part]]: Shop[Part][Name] extends (
      ...input: infer Input
    ) => Promise<unknown>
      ? readonly [Input, ...Input[]]
      : never;
  };
};

const PACK = { category: "large", packSize: 12, deliveryMethod: "delivery", quantity: 1 } as const;
const POST = { title: "Hens", featuredImage: "", content: "<p>They lay.</p>", tags: "a, b" };
const PNG =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";
const COUNTS = { small: "1", medium: "", large: "2", extraLarge: "x", doubleYolkers: "0" };

const CUSTOMER = { id: "A", name: "Ada", email: "ada@example.com", phone: "" };
const COST = { id: "A", date: "2026-06-20", type: "feed", amount: 150, description: "" };
const TYPED_TERMS = { name: "", address: "", vat: "", terms: "", privacy: "<p>Ask.</p>" };
const TYPED_FARM = { ...DEFAULT_PROFILE.farm, place: "51.1215, -0.2318" };
const EGGS = {
  id: "A",
  date: "2026-06-20",
  counts: { small: 1, medium: 0, large: 2, extraLarge: 0, doubleYolkers: 0 },
};
const NO_NAME = { name: "", pulletsUntil: "" };
const HENS = { flock: "1", date: "", what: "in", hens: "50", weeks: "18", note: "" } as const;
const { id: _id, struck: _struck, ...GIVEN } = aMedicine();
const MEDICINE = { ...GIVEN, flock: "1", days: "7" } as const;
const NOW = "2026-06-20T11:00:00.000Z";

/** For each call lists of arguments that it takes: the shortest and the longest among them. */
export const INPUTS_THAT_FIT: Inputs = {
  counter: {
    getPrices: [[]],
    getInventory: [[]],
    getProfile: [[]],
    getDays: [[]],
    getFarmText: [["about"], ["privacy"]],
    getShownSplash: [[0], [7]],
    openPayment: [
      [[PACK], "practice", DEFAULT_PRICES.large[12] ?? 0],
      [[], "paypal", 0, ""],
      [
        [PACK, { ...PACK, packSize: 6, quantity: 9999 }],
        "practice",
        1,
        "Ring twice",
        { delivery: "2026-06-27" },
      ],
    ],
    takePayment: [
      ["PAY-1"],
      ["PAY-9", { givenName: "", email: "" }],
      [
        "PAY-9",
        {
          givenName: "Ada",
          email: "ada@example.com",
          name: "Ada Hen",
          phone: "07700 900000",
          address: { lines: ["1 High Street"], postcode: "RH10 1AA", country: "GB" },
        },
      ],
    ],
    cancelPayment: [["PAY-1"]],
    getPaymentStates: [[[]], [["PAY-1", "PAY-2"]]],
    findOrder: [["PAY-1"]],
    findOrders: [[""], ["mabel@example.com"]],
    requestOrderLink: [["mabel@example.com"]],
    useOrderLink: [["a-token"]],
    openOrder: [["a-token"]],
    changeDay: [
      [{ orderId: "PAY-1", method: "delivery", day: "2026-06-27" }],
      [{ orderId: "PAY-1", token: "a-token", method: "collection", day: "2026-06-28" }],
    ],
    cancelOrder: [[{ orderId: "PAY-1" }], [{ orderId: "PAY-1", token: "a-token" }]],
    contactFarm: [[{ name: "Ada", email: "ada@example.com", message: "Hello" }]],
    joinWaitlist: [["large", "ada@example.com"]],
    listPosts: [[null], ["1775203200000"]],
    getPost: [["1"]],
    isLoggedIn: [[]],
    getPerson: [[]],
    logIn: [[""], ["farmgate"]],
    logOut: [[]],
  },
  office: {
    getOrderOverview: [[]],
    getFlockOverview: [[]],
    getRecordsSince: [[]],
    hasRecordsUpTo: [["2026-06-20"]],
    getStockSheet: [[]],
    saveInventory: [[[]], [[{ category: "small", version: "150", to: 7 }]]],
    getPriceSheet: [[]],
    savePrices: [[[]], [[{ category: "small", packSize: 6, version: "x", to: -1.5 }]]],
    listOrders: [
      [{ text: "", status: "All", after: null }],
      [{ text: "mabel large", status: "Pending", after: "200" }],
      [{ text: "", status: "All", day: "2026-06-27", after: null }],
    ],
    getPackingList: [[]],
    getPackDay: [["2026-06-27"]],
    setOrderStatus: [[{ id: "PAY-1", status: "Completed" }]],
    setOrderStatuses: [[[]], [[{ id: "PAY-1", status: "Completed" }]]],
    handOver: [
      [{ id: "PAY-1", method: "delivery", isDone: true }],
      [{ id: "PAY-1", method: "collection", isDone: false, seen: 2 }],
    ],
    markNotCollected: [[{ id: "PAY-1" }]],
    refundOrder: [
      [{ id: "PAY-1", puttingBack: DELIVERY_METHODS }],
      [{ id: "PAY-1", puttingBack: ["collection"] }],
      [{ id: "PAY-1", puttingBack: [] }],
    ],
    refundPart: [[{ orderId: "PAY-1", wish: "wish-1", amount: 120, reason: "broken eggs" }]],
    listPaymentsUnderWay: [[]],
    endPayment: [["PAY-1"]],
    listMessages: [[null], ["200"], [null, "inbox"], ["200", "outbox"]],
    getUnreadCount: [[]],
    markMessage: [[{ id: "A", mark: "done" }]],
    sendMessageAgain: [["A"]],
    sendTestMail: [[]],
    listCustomers: [
      [{ text: "", sort: null, after: null }],
      [{ text: "a", sort: { column: "name", direction: "descending" }, after: "200" }],
    ],
    addCustomer: [
      [{ name: "", email: "", phone: "" }],
      [{ name: "Ada", email: "ada@example.com", phone: "1" }],
    ],
    findCustomer: [[""], ["mabel@example.com"]],
    updateCustomer: [[{ name: "Ada", email: "ada@example.com", phone: "", before: CUSTOMER }]],
    removeCustomer: [["A"]],
    putBackCustomer: [
      [{ at: NOW, removed: [] }],
      [{ at: NOW, removed: [{ item: CUSTOMER, unknown: { since: 2020 } }] }],
    ],
    exportPerson: [["mabel@example.com"]],
    erasePerson: [["mabel@example.com"]],
    getFlock: [["1"]],
    computeFlockPnL: [["5", "All"]],
    logCost: [[{ flock: "1", date: "", type: "feed", amount: "1.5", description: "" }]],
    logEggs: [[{ flock: "2", date: "2026-06-20", counts: COUNTS }]],
    deleteCost: [[{ flock: "1", id: "A" }]],
    deleteEggs: [[{ flock: "1", id: "A" }]],
    putBackCost: [
      [{ flock: "1", removed: [] }],
      [{ flock: "1", removed: [{ item: COST, unknown: null }] }],
    ],
    putBackEggs: [[{ flock: "1", removed: [{ item: EGGS, unknown: null }] }]],
    updateCost: [
      [{ flock: "1", date: "", type: "feed", amount: "1.5", description: "", before: COST }],
    ],
    updateEggs: [
      [{ flock: "1", date: "", counts: COUNTS, before: EGGS }],
      [
        {
          ...{ flock: "1", date: "", counts: COUNTS, before: EGGS },
          ...{ cracked: "2", kept: { size: "large", eggs: "1" } },
        },
      ],
    ],
    getFlockCare: [["1"]],
    getCareOverview: [[]],
    nameFlock: [[{ flock: "1", name: "Reds", pulletsUntil: "2026-12-24", before: NO_NAME }]],
    addHens: [[HENS]],
    updateHens: [[{ ...HENS, before: aHenEntry({ weeks: null }) }]],
    deleteHens: [[{ flock: "1", id: "A" }]],
    putBackHens: [[{ flock: "1", removed: [{ item: aHenEntry(), unknown: null }] }]],
    addMedicine: [[MEDICINE]],
    correctMedicine: [
      [{ ...MEDICINE, before: aMedicine() }],
      [{ ...MEDICINE, before: aMedicine({ struck: { at: NOW, reason: "Wrong" } }) }],
    ],
    strikeMedicine: [[{ flock: "1", id: "A", reason: "Given to another flock" }]],
    getCountSheet: [["2026-06-20"]],
    logCount: [
      [
        {
          flock: "1",
          id: "A",
          date: "2026-06-20",
          counts: COUNTS,
          cracked: "2",
          kept: { size: "large", eggs: "6" },
        },
      ],
    ],
    createPost: [[POST]],
    updatePost: [[{ ...POST, id: "1", version: "x" }]],
    deletePost: [["1"]],
    getSplash: [[]],
    getPeople: [[]],
    changePassword: [
      [{ current: "", next: "", again: "" }],
      [{ current: "farmgate", next: "twelve hens lay", again: "twelve hens lay" }],
    ],
    addHelper: [[""], ["Tom"]],
    removeHelper: [["A"]],
    endSession: [["A"]],
    endOtherSessions: [[]],
    getSetup: [[]],
    hideSetup: [[]],
    keepPicture: [
      [{ original: PNG, widths: {} }],
      [{ original: PNG, widths: { 400: PNG, 800: PNG, 1600: PNG } }],
    ],
    listWidePictures: [[]],
    getBackup: [[]],
    getRestorePreview: [[{ format: "farmgate-backup" }], [null]],
    restoreBackup: [
      [{}, []],
      [{}, [["customers", 3]]],
    ],
    getWeek: [[]],
    saveWeek: [
      [{ version: "1", week: [], area: ["RH10"], horizon: 21 }],
      [
        {
          version: "1",
          week: DEFAULT_PROFILE.week.week,
          area: [],
          horizon: 0,
          customersMay: { changeDay: true, cancel: false },
          orders: { leave: true },
        },
      ],
    ],
    closeDays: [
      [{ first: "2026-12-25", last: "2026-12-26", method: "both", reason: "Christmas" }],
      [{ first: "", last: "", method: "delivery", reason: "", orders: { moveTo: "2026-12-27" } }],
      [
        {
          first: "",
          last: "",
          method: "delivery",
          reason: "",
          orders: { moveTo: "2026-12-27", anyway: true, eggsAnyway: true, leavePacked: true },
        },
      ],
    ],
    addDay: [
      [
        {
          day: "2026-12-24",
          method: "delivery",
          from: "",
          to: "",
          cutOffDays: 1,
          cutOffTime: "18:00",
          orders: null,
          eggs: 60,
        },
      ],
    ],
    removeException: [["A"], ["A", { leave: true }]],
    setRunOrder: [[[]], [["RH10 6AB", "rh106aa"]]],
    moveOrder: [
      [{ id: "PAY-1", method: "delivery", day: "2026-12-27", anyway: false }],
      [{ id: "PAY-1", method: "delivery", day: "2026-12-27", anyway: true, eggsAnyway: true }],
      [{ id: "PAY-1", method: "delivery", day: "2026-12-27", anyway: true, leavePacked: true }],
    ],
    addOrder: [
      [aNewOrder()],
      [
        aNewOrder({
          phone: "07700 900123",
          email: "hill@example.com",
          address: { lines: "3 Mill Lane\nCrawley", postcode: "RH10 1AA" },
          packs: [],
          method: "delivery",
          how: "hand-over",
          sendsMail: true,
          anyway: { eggs: true, day: true },
        }),
      ],
    ],
    markPaid: [
      [{ id: "PAY-1", how: "card", isPaid: true }],
      [{ id: "PAY-1", how: "card", isPaid: true, insteadOf: "cash" }],
    ],
    sellAtGate: [
      [
        {
          packs: [{ category: "large", packSize: 6, quantity: 1, price: 180 }],
          how: "cash",
          note: "",
        },
      ],
    ],
    cancelByHand: [
      [{ id: "PAY-1", isGivenBack: true }],
      [{ id: "PAY-1", isGivenBack: true, puttingBack: ["delivery"] }],
    ],
    editOrder: [
      [
        {
          id: "PAY-1",
          before: { phone: "", address: { lines: "", postcode: "" } },
          phone: "07700 900123",
          address: { lines: "3 Mill Lane", postcode: "RH10 1AA" },
          days: { delivery: "2026-12-27" },
          anyway: false,
        },
      ],
      [
        {
          id: "PAY-1",
          before: { phone: "", address: { lines: "", postcode: "" } },
          phone: "",
          address: { lines: "", postcode: "" },
          days: { delivery: "2026-12-27", collection: "2026-12-26" },
          anyway: true,
          eggsAnyway: true,
          leavePacked: true,
        },
      ],
    ],
    getEggBook: [[]],
    getEggBalance: [[{ first: "2026-11-16", last: "2026-11-22" }]],
    getBookEntries: [[{ first: "2026-11-16", last: "2026-11-22" }]],
    getLot: [["A"]],
    getOrdersWithEggs: [["1"]],
    getUnfitOrders: [[]],
    isBookOpen: [[]],
    openBook: [[{ shelf: { large: { eggs: 204, laid: "2026-11-16" } } }], [{ shelf: {} }]],
    countShelf: [
      [[{ category: "large", eggs: 200, seen: { shelf: 180, promised: 0 } }]],
      [[{ category: "small", eggs: 0, laid: "2026-11-16", seen: { shelf: 150, promised: 0 } }]],
    ],
    takeEggs: [
      [{ id: "A", category: "large", eggs: 6, kind: "given", note: "To the fair" }],
      [{ id: "A", category: "large", eggs: 6, kind: "old", lot: "B" }],
    ],
    undoMoves: [[["A"]], [["A", "B"]]],
    saveBookSettings: [[{ version: "1", bestBeforeDays: 28, handOverDays: 21 }]],
    closeBook: [[]],
    getProfile: [[]],
    saveProfile: [
      [{ section: "farm", version: "1", value: TYPED_FARM }],
      [{ section: "delivery", version: "1", value: { town: "Hassocks", otherwise: "" } }],
      [{ section: "home", version: "1", value: DEFAULT_PROFILE.home }],
      [{ section: "eggs", version: "1", value: DEFAULT_PROFILE.eggs }],
      [{ section: "about", version: "1", value: { content: "<p>Hens.</p>" } }],
      [{ section: "terms", version: "1", value: TYPED_TERMS }],
      [{ section: "notices", version: "1", value: { ...DEFAULT_PROFILE.notices, line: "" } }],
      [
        {
          section: "notices",
          version: "1",
          value: {
            addresses: ["tom@hilltop.example", "", "ann@hilltop.example"],
            ...{ newOrder: false, message: false, attention: false, lowStock: true },
            line: "36",
          },
        },
      ],
    ],
    saveSplash: [
      [{ content: "<p>News</p>", enabled: true, version: "1" }],
      [{ content: "<p>News</p>", enabled: true, version: "1", until: "2026-12-24" }],
    ],
  },
};
