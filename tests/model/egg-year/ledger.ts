import type { aProvider } from "#tests/support/a-provider.ts";

type Provider = ReturnType<typeof aProvider>;

interface Money {
  readonly captured: number;
  /** By idempotency key. */
  readonly back: ReadonlyMap<string, number>;
  /** By the provider, for a dispute. */
  readonly isTaken?: true;
}

/** What came and went at the provider, by capture. */
export type Ledger = Map<string, Money>;

export const isLeft = ({ captured, back, isTaken }: Money): number =>
  isTaken ? 0 : [...back.values()].reduce((left, amount) => left - amount, captured);

export const noteTaken = (ledger: Ledger, captureId: string): void => {
  const money = ledger.get(captureId);
  if (money) ledger.set(captureId, { ...money, isTaken: true });
};

/** A provider whose money is written down beside it. */
export const withLedger = (provider: Provider, ledger: Ledger): Provider => {
  const { capture, refund } = provider.gateway;
  const note = (captureId: string, key: string, amount: number): void => {
    const money = ledger.get(captureId) ?? { captured: 0, back: new Map() };
    ledger.set(captureId, { ...money, back: new Map(money.back).set(key, amount) });
  };
  return {
    ...provider,
    makePart: (captureId, key, amount) => {
      provider.makePart(captureId, key, amount);
      note(captureId, key, amount);
    },
    gateway: {
      ...provider.gateway,
      capture: async (orderId, asked) => {
        const made = await capture(orderId, asked);
        const id = made.captureId ?? orderId;
        const before = ledger.get(id);
        ledger.set(id, before ?? { captured: made.paid?.amount ?? 0, back: new Map() });
        return made;
      },
      refund: async (captureId, asked) => {
        const made = await refund(captureId, asked);
        const money = ledger.get(captureId) ?? { captured: 0, back: new Map() };
        const amount = money.back.get(asked.key) ?? asked.part?.amount ?? isLeft(money);
        note(captureId, asked.key, amount);
        return made;
      },
    },
  };
};
