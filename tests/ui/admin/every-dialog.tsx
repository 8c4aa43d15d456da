import type { ReactNode } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { Order } from "#core/orders/order.ts";
import type { KeptOfPerson } from "#core/privacy/export-person.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { anOrder } from "#tests/support/orders.ts";
import { aDraft, aMedicine } from "#tests/support/records.ts";
import { GoneQuestion } from "#ui/admin/backup/gone-question.tsx";
import { ReplaceQuestion } from "#ui/admin/backup/replace-question.tsx";
import { ChangePacks } from "#ui/admin/changing/change-packs.tsx";
import { SomethingElse } from "#ui/admin/changing/something-else.tsx";
import { EraseDialog } from "#ui/admin/customers/erase-dialog.tsx";
import { CloseBook } from "#ui/admin/eggs/close-book.tsx";
import { StrikeDialog } from "#ui/admin/flocks/strike-dialog.tsx";
import { RefundDialog } from "#ui/admin/giving/refund-dialog.tsx";
import { LogoutDialog } from "#ui/admin/layout/logout-dialog.tsx";
import { MoreSheet } from "#ui/admin/layout/more-sheet.tsx";
import { SendOrderMail } from "#ui/admin/messages/send-order-mail.tsx";
import { CancelOrder } from "#ui/admin/orders/cancel-by-hand.tsx";
import { ConfirmAnew } from "#ui/admin/orders/confirm-anew.tsx";
import { CorrectPaid } from "#ui/admin/orders/correct-paid.tsx";
import { EditOrderDialog } from "#ui/admin/orders/edit-order-dialog.tsx";
import { EggsShort } from "#ui/admin/orders/eggs-short.tsx";
import { EndPaymentDialog } from "#ui/admin/orders/end-payment-dialog.tsx";
import { MarkPaid } from "#ui/admin/orders/mark-paid.tsx";
import { MoveOrderDialog } from "#ui/admin/orders/move-order-dialog.tsx";
import { AllPacked } from "#ui/admin/packing/all-packed.tsx";
import { ForgetAlong } from "#ui/admin/packing/forget-along.tsx";
import { PostEditor } from "#ui/admin/posts/post-editor.tsx";
import { PostsPage } from "#ui/admin/posts/posts-page.tsx";
import { Samples } from "#ui/admin/posts/samples.tsx";
import { NothingForSaleQuestion } from "#ui/admin/pricing/nothing-for-sale-question.tsx";
import { SteepQuestion } from "#ui/admin/pricing/steep-question.tsx";
import { HelperList } from "#ui/admin/settings/helper-list.tsx";
import { CloseDayDialog } from "#ui/admin/week/close-day-dialog.tsx";
import { OrdersQuestion } from "#ui/admin/week/orders-question.tsx";
import type { GuardedLocation } from "#ui/shared/navigation/guarded-location.ts";
import { LeaveQuestion } from "#ui/shared/navigation/leave-question.tsx";

interface ShownDialog {
  readonly part: ReactNode;
  /** The button that opens it; none where it is open from the start. */
  readonly opener?: RegExp;
  /** What is typed into its first field. */
  readonly typed?: string;
  /** What is pressed in it then, and what it says of a field. */
  readonly refused?: { readonly press: RegExp; readonly says: RegExp };
  readonly location?: GuardedLocation;
}

const MABEL: KeptOfPerson = {
  email: "mabel@example.com",
  customer: null,
  orders: [],
  paidFor: [],
  messages: [],
  waitlist: [],
  payments: [],
  beside: [],
};

const nothing = (): void => undefined;

const SENT = { error: null, isPending: false, slot: {} as never, again: nothing };

const PACKED: Order = anOrder({
  id: "PACKED",
  status: "Ready",
  customerName: "Mabel Hen",
  paymentMethod: "paypal",
  captureId: "MONEY",
  days: { delivery: "2026-06-27" },
});

const PAID: Order = anOrder({ id: "PAID", paid: { how: "cash" } });

const OWED: Order = anOrder({ id: "OWED", paid: { how: "account" } });

export const ORDERS_OF_DIALOGS = [PACKED, PAID, OWED];

const HOLDING: GuardedLocation = {
  path: () => "/admin",
  search: () => "",
  arrivedByLink: () => false,
  note: () => ({}) as never,
  navigate: nothing,
  navigateAway: nothing,
  guard: () => nothing,
  losses: () => ["a story"],
  isGuarded: () => true,
  isHolding: () => true,
  answer: nothing,
  subscribe: () => nothing,
};

const SHORT_SENT = {
  data: { ok: false, refusal: { kind: "eggs-short", category: "large", short: 6 } } as const,
  variables: {},
  reset: nothing,
  mutate: nothing,
};

const SHORT = {
  order: { id: "OWED", status: "Pending", customerEmail: "" },
  day: "2026-06-27",
  short: 12,
  packs: "1 × Large 12",
  version: "Pending 0 0",
};

const OF_KIND = { forSale: 60, shelf: 60, promised: 0, held: 0, lots: [], short: [] };

const KINDS_SHORT = {
  ...{ pullet: OF_KIND, small: OF_KIND, medium: OF_KIND, large: OF_KIND },
  ...{ extraLarge: OF_KIND, doubleYolkers: OF_KIND },
};

const STATE = { version: "1", week: DEFAULT_PROFILE.week };

const TO_PACK = {
  order: { ...PACKED, status: "Pending" },
  items: [],
  isPart: false,
  method: "delivery",
  stop: 1,
} as never;

/** Each dialog of the admin area, by the file in which it stands. */
export const DIALOGS: Readonly<Record<string, ShownDialog>> = {
  "src/ui/admin/backup/gone-question.tsx": {
    part: (
      <GoneQuestion
        isOpen
        changes={[{ kind: "orders", before: 2, after: 0, added: 0, changed: 0, removed: 2 }]}
        onReplace={nothing}
        onClose={nothing}
      />
    ),
  },
  "src/ui/admin/backup/replace-question.tsx": {
    part: (
      <ReplaceQuestion
        name="farmgate-before-restore.json"
        isRenewed
        onYes={nothing}
        onAgain={nothing}
        onClose={nothing}
      />
    ),
  },
  "src/ui/admin/customers/erase-dialog.tsx": {
    part: <EraseDialog person={MABEL} onClose={nothing} />,
  },
  "src/ui/admin/eggs/close-book.tsx": { part: <CloseBook />, opener: /Close the egg book/ },
  "src/ui/admin/flocks/strike-dialog.tsx": {
    part: <StrikeDialog flock="1" entry={aMedicine()} onClose={nothing} />,
    refused: { press: /Strike Out/, says: /Please say why/ },
  },
  "src/ui/admin/layout/logout-dialog.tsx": {
    part: <LogoutDialog onLogOut={nothing} onClose={nothing} />,
  },
  "src/ui/admin/messages/send-order-mail.tsx": {
    part: <SendOrderMail message={{ id: "PAID-order-paid", subject: "Eggs" }} onClose={nothing} />,
  },
  "src/ui/admin/orders/cancel-by-hand.tsx": {
    part: <CancelOrder order={PAID} />,
    opener: /Cancel this order/,
    refused: { press: /Cancel the Order/, says: /Please say whether it was given back/ },
  },
  "src/ui/admin/orders/confirm-anew.tsx": {
    part: <ConfirmAnew order={PAID} email="mabel@example.com" onClose={nothing} />,
  },
  "src/ui/admin/orders/correct-paid.tsx": {
    part: <CorrectPaid order={PAID} />,
    opener: /Correct how it was paid/,
  },
  "src/ui/admin/orders/edit-order-dialog.tsx": {
    part: <EditOrderDialog order={PACKED} onClose={nothing} />,
    typed: "Mabel ".repeat(20),
    refused: { press: /Save Changes/, says: /Please enter a name of up to 100 letters/ },
  },
  "src/ui/admin/orders/eggs-short.tsx": {
    part: <EggsShort sent={SHORT_SENT} />,
    refused: { press: /Pack anyway/, says: /Please enter a day/ },
  },
  "src/ui/admin/orders/end-payment-dialog.tsx": {
    part: (
      <EndPaymentDialog
        payment={{ id: "P", state: "opened", minutes: 3, lines: [], total: 340, isHeld: true }}
        onClose={nothing}
      />
    ),
  },
  "src/ui/admin/orders/mark-paid.tsx": { part: <MarkPaid order={OWED} />, opener: /Mark as paid/ },
  "src/ui/admin/orders/move-order-dialog.tsx": {
    part: <MoveOrderDialog order={PACKED} method="delivery" onClose={nothing} />,
    refused: { press: /^Move$/, says: /Please choose a day/ },
  },
  "src/ui/admin/changing/change-packs-dialog.tsx": {
    part: <ChangePacks order={OWED} />,
    opener: /Change packs/,
  },
  "src/ui/admin/changing/something-else.tsx": {
    part: <SomethingElse from="large" name="Large Eggs" kinds={KINDS_SHORT} orders={[SHORT]} />,
    opener: /Give something else/,
  },
  "src/ui/admin/giving/refund-dialog.tsx": {
    part: <RefundDialog order={PACKED} onClose={nothing} />,
    refused: { press: /Refund £0\.00/, says: /Please enter an amount/ },
  },
  "src/ui/admin/packing/all-packed.tsx": {
    part: <AllPacked parcels={[TO_PACK]} />,
    opener: /All packed/,
  },
  "src/ui/admin/packing/forget-along.tsx": { part: <ForgetAlong />, opener: /Forget it/ },
  "src/ui/admin/posts/post-editor.tsx": {
    part: (
      <PostEditor
        draft={aDraft()}
        draftKey="new-1"
        initial={{ title: "", featuredImage: "", content: "", tags: "" }}
        from={null}
        action="Publish Story"
        isSaving={false}
        sent={SENT}
        save={nothing}
      />
    ),
  },
  "src/ui/admin/posts/posts-page.tsx": { part: <PostsPage />, opener: /Delete/ },
  "src/ui/admin/posts/samples.tsx": { part: <Samples count={2} />, opener: /Remove/ },
  "src/ui/admin/pricing/nothing-for-sale-question.tsx": {
    part: <NothingForSaleQuestion open onSave={nothing} onClose={nothing} />,
  },
  "src/ui/admin/layout/more-sheet.tsx": {
    part: (
      <MoreSheet
        groups={[{ name: "The shop", places: [["Settings", ADMIN_ROUTES.settings, "M4 7h10"]] }]}
        counts={{}}
        onGo={nothing}
        onClose={nothing}
      />
    ),
  },
  "src/ui/admin/pricing/steep-question.tsx": {
    part: (
      <SteepQuestion
        changes={[{ category: "large", packSize: 12, from: 340, to: 34 }]}
        onSave={nothing}
        onClose={nothing}
      />
    ),
  },
  "src/ui/admin/settings/helper-list.tsx": {
    part: <HelperList helpers={[{ id: "T", name: "Tom" }]} />,
    opener: /Remove Tom/,
  },
  "src/ui/admin/week/close-day-dialog.tsx": {
    part: (
      <CloseDayDialog
        methods={[{ day: "2026-06-27", method: "delivery" } as never]}
        state={STATE}
        ask={nothing}
        isOpen
        onClose={nothing}
      />
    ),
  },
  "src/ui/admin/week/orders-question.tsx": {
    part: (
      <OrdersQuestion
        orders={[{ order: PACKED, method: "delivery", day: "2026-06-27" }]}
        next={DEFAULT_PROFILE.week}
        sent={SENT}
        answer={nothing}
        onClose={nothing}
      />
    ),
    refused: { press: /^Move them$/, says: /Please choose a day/ },
  },
  "src/ui/shared/navigation/leave-question.tsx": { part: <LeaveQuestion />, location: HOLDING },
};
