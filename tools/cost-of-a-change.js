// Does the commonest changes in a copy of the last commit, and counts the files of src that each touches.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/**
 * @typedef {{ file: string, after?: string, add: string, insteadOf?: string }} Edit
 * `add` stands behind the first `after`, in place of `insteadOf`, or makes the file.
 * @typedef {{ name: string, most: number, src: Edit[], others: Edit[], tests: string[] }} Change
 */

/** @type {Change[]} */
const CHANGES = [
  {
    name: "a field of a declared record (why eggs moved)",
    most: 1,
    src: [
      {
        file: "src/core/ledger/egg-move.ts",
        after: "    note: v.exactOptional(v.string()),\n",
        add: "    why: v.exactOptional(v.string()),\n",
      },
    ],
    others: [],
    tests: ["tests/contracts/collections", "tests/contracts/lots", "tests/contracts/archive"],
  },
  {
    name: "a field of a customer (her town)",
    most: 1,
    src: [
      {
        file: "src/core/customers/customer.ts",
        insteadOf: "phone: StoredText })",
        add: "phone: StoredText, town: v.exactOptional(v.string()) })",
      },
    ],
    others: [],
    tests: ["tests/contracts/collections", "tests/contracts/customers", "tests/contracts/archive"],
  },
  {
    name: "a field of an order (where to leave it)",
    most: 1,
    src: [
      {
        file: "src/core/orders/order.ts",
        after: "    note: v.exactOptional(v.string()),\n",
        add: "    leaveAt: v.exactOptional(v.string()),\n",
      },
    ],
    others: [
      {
        file: "tests/support/orders.ts",
        after: '  note: "Ring twice",\n',
        add: '  leaveAt: "In the porch",\n',
      },
    ],
    tests: ["tests/contracts/collections", "tests/contracts/orders", "tests/contracts/archive"],
  },
  {
    name: "a kind of record (suppliers)",
    most: 4,
    src: [
      {
        file: "src/core/suppliers/suppliers.ts",
        add: `import * as v from "valibot";
import { kindOf } from "#core/shared/kind.ts";
import type { CollectionOf } from "#ports/collection.ts";

const Supplier = v.object({ id: v.string(), name: v.string(), since: v.string() });

export type Supplier = Readonly<v.InferOutput<typeof Supplier>>;

export const SUPPLIERS = kindOf("supplier", Supplier, {
  topic: "suppliers",
  id: ({ id }) => id,
  indexes: { since: { as: "instant", of: ({ since }) => since } },
});

export const suppliersIn = (kept: CollectionOf<typeof SUPPLIERS>) => ({
  add: (supplier: Supplier) => kept.add([supplier]),
  newest: () => kept.where({ by: "since", isDescending: true }),
});
`,
      },
      {
        file: "src/core/shop/kinds.ts",
        after: 'import type { Kind } from "#core/shared/kind.ts";\n',
        add: 'import { SUPPLIERS, suppliersIn } from "#core/suppliers/suppliers.ts";\n',
      },
      {
        file: "src/core/shop/kinds.ts",
        after: "  moves: MOVES,\n",
        add: "  suppliers: SUPPLIERS,\n",
      },
      {
        file: "src/core/shop/kinds.ts",
        after: "    moves: movesIn(kept.moves),\n",
        add: "    suppliers: suppliersIn(kept.suppliers),\n",
      },
      { file: "src/ports/change-feed.ts", after: '  "moves",\n', add: '  "suppliers",\n' },
      {
        file: "src/adapters/postgres/migrations.ts",
        insteadOf: "[...FARM, ...TRADE, ...CALLERS, ...OPENING]],\n",
        add: '[...FARM, ...TRADE, ...CALLERS, ...OPENING]],\n  ["0002-suppliers", tableOf("suppliers")],\n',
      },
      {
        file: "src/adapters/postgres/migrations.ts",
        insteadOf: "import { CALLERS }",
        add: 'import { tableOf } from "#adapters/postgres/collection-tables.ts";\nimport { CALLERS }',
      },
    ],
    others: [
      {
        file: "tests/support/postgres-test-store.ts",
        after: "  moves: true,\n",
        add: "  suppliers: true,\n",
      },
      {
        file: "tests/support/every-call.ts",
        after: "const EVERY_CALL: EveryCall = {\n",
        add: `  suppliers: {
    add: ({ suppliers }) =>
      suppliers.add({ id: "B", name: "Mill", since: "2026-06-20T10:00:00.000Z" }),
    newest: ({ suppliers }) => suppliers.newest(),
  },
`,
      },
      {
        file: "tests/contracts/change-feed.contract.test.ts",
        after: "  moves: ({ moves }) => moves.addAll([aMove()]),\n",
        add: '  suppliers: ({ suppliers }) => suppliers.add({ id: "B", name: "Mill", since: "" }),\n',
      },
      {
        file: "tests/support/grown-calls.ts",
        after: '  refunds: "those under way",\n',
        add: '  suppliers: "few",\n',
      },
      {
        file: "tests/adapters/postgres/personal-data.test.ts",
        after: '  egg_week: { [NOBODYS]: "id place record extra week" },\n',
        add: '  supplier: { [NOBODYS]: "id place record extra since" },\n',
      },
    ],
    tests: ["tests/contracts/collections", "tests/adapters/postgres/migrations"],
  },
  {
    name: "a call for the owner, without its page",
    most: 3,
    src: [
      {
        file: "src/core/messages/count-inbox.ts",
        add: `import type { ShopRecords } from "#ports/records.ts";

export const countInbox =
  ({ messages }: Pick<ShopRecords, "messages">) =>
  async (): Promise<number> =>
    (await messages.page(null, "inbox")).total;
`,
      },
      {
        file: "src/core/shop/office/messages.ts",
        after: "({\n",
        add: "  countInbox: query(countInbox),\n",
      },
      {
        file: "src/core/shop/office/messages.ts",
        insteadOf: "import ",
        add: 'import { countInbox } from "#core/messages/count-inbox.ts";\nimport ',
      },
      {
        file: "src/adapters/http/office-endpoints.ts",
        after: '  markMessage: { kind: "command", input: (is) => is.args(is.MessageMark) },\n',
        add: '  countInbox: { kind: "query", input: nothing },\n',
      },
    ],
    others: [
      {
        file: "tests/support/calls/orders.ts",
        after: "  getUnreadCount: [[]],\n",
        add: "  countInbox: [[]],\n",
      },
    ],
    tests: ["tests/core/messages", "tests/adapters/http"],
  },
  {
    name: "a rule about days (a day is full at 90 % for customers)",
    most: 1,
    src: [
      {
        file: "src/core/days/room-for.ts",
        insteadOf: "    : { orders, eggs };\n",
        add: '    : { orders: asker.by === "customer" && orders !== null ? Math.ceil(orders * 0.9) : orders, eggs };\n',
      },
    ],
    others: [],
    tests: ["tests/core/days", "tests/core/checkout"],
  },
];

/** @param {string} root @param {Edit} edit */
const apply = (root, { file, after, insteadOf, add }) => {
  const path = join(root, file);
  const anchor = after ?? insteadOf;
  if (anchor === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, add);
    return;
  }
  const text = readFileSync(path, "utf8");
  const at = text.indexOf(anchor);
  if (at < 0) throw new Error(`${file} has no ${JSON.stringify(anchor)} any more.`);
  const end = after === undefined ? at : at + anchor.length;
  writeFileSync(path, text.slice(0, end) + add + text.slice(at + anchor.length));
};

/** @param {string} root @param {string} command @param {string[]} args */
const passes = (root, command, args) => {
  const { status, stdout, stderr } = spawnSync("npx", [command, ...args], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`);
  return status === 0;
};

/** @param {string} root @param {Change} change */
const cost = (root, { name, most, src, others, tests }) => {
  for (const edit of [...src, ...others]) apply(root, edit);
  const isGreen = passes(root, "tsc", ["-b"]) && passes(root, "vitest", ["run", ...tests]);
  const files = new Set(src.map(({ file }) => file)).size;
  process.stdout.write(
    `${isGreen ? "green" : "RED"}  ${files} of at most ${most} files of src: ${name}\n`,
  );
  return isGreen && files <= most;
};

const asked = process.argv[2] ?? "";
const place = mkdtempSync(join(tmpdir(), "farmgate-cost-"));
const copy = join(place, "copy");
const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { stdio: "pipe" });
let isWell = true;
try {
  git("worktree", "add", "--detach", copy);
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  for (const change of CHANGES.filter(({ name }) => name.includes(asked))) {
    isWell = cost(copy, change) && isWell;
    execFileSync("git", ["-C", copy, "reset", "-q", "--hard"]);
    execFileSync("git", ["-C", copy, "clean", "-qfd", "-e", "node_modules"]);
  }
} finally {
  git("worktree", "remove", "--force", copy);
  rmSync(place, { recursive: true, force: true });
}
process.exitCode = isWell ? 0 : 1;
