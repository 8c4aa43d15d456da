import type { HowPaid } from "#core/orders/paid-by-hand.ts";

const NAMES: Readonly<Record<HowPaid, string>> = {
  cash: "In cash",
  card: "By card",
  account: "By bank transfer",
  "hand-over": "When it was handed over",
};

export type PaidWay = HowPaid | null;

export const WAYS_TO_PAY: readonly HowPaid[] = ["cash", "card", "account"];

interface PaidWaysProps<Way extends PaidWay> {
  readonly ways: readonly Way[];
  readonly way: Way;
  readonly onChoose: (way: Way) => void;
}

export const PaidWays = <Way extends PaidWay>({ ways, way, onChoose }: PaidWaysProps<Way>) => (
  <fieldset>
    <legend>How was it paid?</legend>
    {ways.map((one) => (
      <label key={one}>
        <input type="radio" name="how-paid" checked={one === way} onChange={() => onChoose(one)} />
        {one === null ? "Not yet" : NAMES[one]}
      </label>
    ))}
  </fieldset>
);
