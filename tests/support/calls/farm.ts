import { postVersion } from "#core/posts/posts.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { profileVersions } from "#core/profile/kept-profile.ts";
import type { Shop } from "#core/shop/shop.ts";
import type { ExamplesOf } from "#tests/support/calls/examples-of.ts";
import { aPost } from "#tests/support/records.ts";

const POST = { title: "Hens", featuredImage: "", content: "<p>They lay.</p>", tags: "a, b" };
const NEWS = { content: "<p>News</p>", enabled: true };
const PNG =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";
const VERSIONS = profileVersions({});
const A_WEEK = { version: VERSIONS.week, week: DEFAULT_PROFILE.week.week };
const AHEAD = { area: ["RH10"], horizon: 21 };
const CHRISTMAS_EVE = { day: "2026-12-24", method: "delivery", from: "", to: "" } as const;

/** What the farm says of itself, its week, its people and its records. */
export const FARM = {
  getRecordsSince: [[]],
  hasRecordsUpTo: [["2026-06-20"]],
  createPost: [[POST]],
  updatePost: [
    [{ ...POST, id: "1", version: "x" }],
    [{ ...POST, id: "A", version: postVersion(aPost()) }],
    [{ ...POST, id: "A", version: "x", seen: { ...POST, title: "Hen" } }],
  ],
  deletePost: [["1"], ["A"]],
  settleSamples: [[true], [false]],
  getSplash: [[]],
  saveSplash: [
    [{ content: "<p>News</p>", enabled: true, version: "1" }],
    [{ content: "<p>News</p>", enabled: true, version: "1", until: "2026-12-24" }],
    [{ ...NEWS, version: "1", seen: { ...NEWS, until: "" } }],
  ],
  getProfile: [[]],
  saveProfile: [
    [
      {
        section: "delivery",
        version: "1",
        value: { town: "Hassocks", otherwise: "", askPhone: "required" },
      },
    ],
    [{ section: "home", version: "1", value: DEFAULT_PROFILE.home }],
    [{ section: "eggs", version: "1", value: DEFAULT_PROFILE.eggs }],
    [{ section: "about", version: "1", value: { content: "<p>Hens.</p>" } }],
    [
      {
        ...{ section: "terms", version: "1" },
        value: { name: "", address: "", vat: "", terms: "", privacy: "<p>Ask.</p>" },
      },
    ],
    [{ section: "notices", version: "1", value: { ...DEFAULT_PROFILE.notices, line: "" } }],
    [
      {
        ...{ section: "notices", version: "1" },
        value: {
          addresses: ["tom@hilltop.example", "", "ann@hilltop.example"],
          ...{ newOrder: false, message: false, attention: false, lowStock: true },
          line: "36",
        },
      },
    ],
    [
      {
        ...{ section: "farm", version: VERSIONS.farm },
        value: { ...DEFAULT_PROFILE.farm, name: "Hilltop Hens", place: "51.1215, -0.2318" },
      },
    ],
  ],
  getPeople: [[]],
  changePassword: [
    [{ current: "", next: "", again: "" }],
    [{ current: "farmgate", next: "twelve hens lay", again: "twelve hens lay" }],
  ],
  addHelper: [[""], ["Tom"]],
  removeHelper: [["ada"]],
  endSession: [["A"]],
  endOtherSessions: [[]],
  getSetup: [[]],
  hideSetup: [[]],
  keepPicture: [
    [{ original: PNG, widths: { 400: PNG, 800: PNG, 1600: PNG } }],
    [{ original: PNG, widths: {} }],
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
    [{ ...A_WEEK, ...AHEAD, seen: { week: [], ...AHEAD } }],
    [
      {
        ...{ ...A_WEEK, area: ["BN6"], horizon: 21 },
        ...{ customersMay: { changeDay: true, cancel: false }, orders: { leave: true } },
      },
    ],
  ],
  closeDays: [
    [{ first: "2026-12-25", last: "2026-12-26", method: "both", reason: "Christmas" }],
    [{ first: "", last: "", method: "delivery", reason: "", orders: { moveTo: "2026-12-27" } }],
    [
      {
        ...{ first: "2026-07-04", last: "2026-07-05", method: "both", reason: "Away" },
        orders: { moveTo: "2026-12-27", anyway: true, eggsAnyway: true, leavePacked: true },
      },
    ],
  ],
  addDay: [[{ ...CHRISTMAS_EVE, cutOffDays: 1, cutOffTime: "18:00", orders: null, eggs: 60 }]],
  removeException: [["A"], ["A", { leave: true }]],
  setRunOrder: [[[]], [["RH10 6AB", "rh106aa"]]],
} satisfies Partial<ExamplesOf<Shop["office"]>>;
