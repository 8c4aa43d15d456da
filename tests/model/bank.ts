import type { Capture, CaptureState, Payer } from "#core/payments/payment.ts";
import { Fault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

type State = "unapproved" | "approved" | Exclude<CaptureState, "partly-refunded">;

/** A payment as the provider's books have it. */
export interface Account {
  state: State;
  /** What the shop was told last. */
  told: State;
  readonly agreed: number;
  readonly reference: string;
  /** What was taken of the buyer, in pence. */
  paid: number;
  payer: Payer;
  /** Paid back, each under its idempotency key. */
  readonly parts: Map<string, number>;
  /** In pence, of what the shop was told last. */
  toldBack: number;
}

/** What is to go otherwise than well at the next capture. */
export type Trouble =
  /** No answer comes, and nothing has happened. */
  | "away"
  /** The money is taken, and the answer lost. */
  | "lost"
  | "declined"
  | "pending"
  /** Another amount is taken than was agreed. */
  | "other-amount";

const HERE: readonly State[] = ["completed"];

const isCapture = (state: State): state is Exclude<State, "unapproved" | "approved"> =>
  state !== "unapproved" && state !== "approved";

const partsOf = ({ state, parts }: Account): Pick<Capture, "state" | "refunds"> | null =>
  state === "completed" && parts.size > 0
    ? { state: "partly-refunded", refunds: [...parts].map(([id, amount]) => ({ id, amount })) }
    : null;

const captureOf = (orderId: string, account: Account): Capture => ({
  state: isCapture(account.state) ? account.state : "pending",
  ...partsOf(account),
  payer: account.payer,
  captureId: `MONEY-OF-${orderId}`,
  paid: {
    amount: account.paid,
    currency: "GBP",
    reference: account.reference,
    payee: "THE-FARM",
  },
});

/**
 * A payment provider that keeps books of its own: what each payment is in, and what of that the shop has been told.
 * It fails on demand, and lets time pass inside a capture.
 */
export const aBank = () => {
  const accounts = new Map<string, Account>();
  const keys = new Map<string, string>();
  const trouble: { next: Trouble | null; refundIsLost: boolean } = {
    next: null,
    refundIsLost: false,
  };
  let meanwhile: (() => Promise<void>) | null = null;
  let lastCreated = 0;

  const accountOf = (orderId: string): Account => {
    const account = accounts.get(orderId);
    if (!account) throw new Fault("payment-refused");
    return account;
  };

  const tell = (orderId: string): Capture => {
    const account = accountOf(orderId);
    account.told = account.state;
    account.toldBack = [...account.parts.values()].reduce((sum, one) => sum + one, 0);
    return captureOf(orderId, account);
  };

  const take = (account: Account, how: Trouble | null): void => {
    if (account.state === "unapproved") throw new Fault("payment-not-approved");
    if (account.state !== "approved") return;
    if (how === "declined") throw new Fault("payment-declined");
    account.state = how === "pending" ? "pending" : "completed";
    account.paid = account.agreed + (how === "other-amount" ? 25 : 0);
  };

  const payBack = (orderId: string, key: string, part: number | undefined): void => {
    const account = accountOf(orderId);
    if (account.state !== "completed") {
      if (keys.get(orderId) !== key) throw new Fault("payment-refused");
    } else if (part === undefined) {
      keys.set(orderId, key);
      account.state = "refunded";
    } else account.parts.set(key, part);
  };

  const passTime = async (): Promise<void> => {
    const act = meanwhile;
    meanwhile = null;
    await act?.();
  };

  const gateway: PaymentGateway = {
    create: async (purchase, reference) => {
      const orderId = `BANK-${++lastCreated}`;
      accounts.set(orderId, {
        state: "unapproved",
        told: "unapproved",
        agreed: purchase.total,
        reference,
        paid: 0,
        payer: { givenName: "", email: "" },
        parts: new Map(),
        toldBack: 0,
      });
      return { orderId, payee: "THE-FARM" };
    },
    capture: async (orderId) => {
      const how = trouble.next;
      trouble.next = null;
      await passTime();
      const account = accountOf(orderId);
      if (how === "away") throw new Fault("payment-doubtful");
      take(account, how);
      if (how === "lost") throw new Fault("payment-doubtful");
      return tell(orderId);
    },
    getOrder: async (orderId) => {
      const account = accounts.get(orderId);
      if (!account) return { kind: "gone" };
      if (account.state === "unapproved") return { kind: "unapproved" };
      if (account.state === "approved") return { kind: "approved", payer: account.payer };
      return { kind: "captured", capture: tell(orderId) };
    },
    refund: async (captureId, { key, part }) => {
      const orderId = captureId.replace("MONEY-OF-", "");
      payBack(orderId, key, part?.amount);
      if (trouble.refundIsLost) {
        trouble.refundIsLost = false;
        throw new Fault("payment-doubtful");
      }
      tell(orderId);
      return { id: key };
    },
  };

  return {
    gateway,
    accounts,
    trouble,
    tell,
    /** What happens while the next capture is under way. */
    meanwhile: (act: () => Promise<void>) => {
      meanwhile = act;
    },
    approve: (orderId: string, payer: Payer) => {
      const account = accountOf(orderId);
      if (account.state !== "unapproved") return;
      account.payer = payer;
      account.state = "approved";
    },
    /** The payments in this state. */
    in: (state: State): readonly string[] =>
      [...accounts].flatMap(([orderId, account]) => (account.state === state ? [orderId] : [])),
    become: (orderId: string, state: State) => {
      accountOf(orderId).state = state;
    },
    captureIdOf: (orderId: string) => `MONEY-OF-${orderId}`,
    /** Of what the shop was told, in pence. */
    moneyTold: (orderId: string): number => {
      const account = accounts.get(orderId);
      return account && HERE.includes(account.told) ? account.paid - account.toldBack : 0;
    },
  };
};

export type Bank = ReturnType<typeof aBank>;
