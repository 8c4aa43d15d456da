import { useCallback } from "react";
import type { ComingDay } from "#core/days/owners-days.ts";
import { onTheDial } from "#core/farm-words.ts";
import { addMinutes, timeAt } from "#core/shared/calendar.ts";
import type { Day } from "#core/shared/day.ts";
import { nextChangeAt } from "#core/shared/next-change-at.ts";
import { TIMEOUTS } from "#core/shared/timeouts.ts";
import { cutOffWords } from "#core/week/offer-words.ts";
import { takenInWords } from "#ui/admin/week/coming-texts.ts";
import { DELIVERY_NAMES } from "#ui/shared/delivery-names.ts";
import { type Look, StatusChip } from "#ui/shared/parts/status-chip.tsx";
import { useByNow } from "#ui/shared/queries/use-now.ts";
import { useSetting } from "#ui/shared/setting.ts";

const MS_A_MINUTE = 60_000;

interface MethodAt extends Pick<ComingDay, "state"> {
  /** A customer who was let in before the cut-off may pay until then; null once it is over. */
  readonly lastPayment: string | null;
  readonly until: string;
}

/** Cut-offs pass without a message from the shop, so the page compares them with its clock. */
const methodAt = ({ state, closesAt }: ComingDay, now: string): MethodAt => {
  const isOver = state !== "closed" && closesAt <= now;
  const last = addMinutes(closesAt, TIMEOUTS.agreement / MS_A_MINUTE);
  return {
    state: isOver ? "over" : state,
    lastPayment: isOver && now < last ? onTheDial(timeAt(last)) : null,
    until: nextChangeAt([closesAt, last], now),
  };
};

const useMethodNow = (coming: ComingDay): MethodAt =>
  useByNow(useCallback((now: string) => methodAt(coming, now), [coming]));

const STATES: Readonly<Record<ComingDay["state"], readonly [Look, string]>> = {
  open: ["done", "open"],
  full: ["pending", "full"],
  closed: ["pending", "closed"],
  over: ["quiet", "orders closed"],
};

interface StateProps extends Pick<MethodAt, "state" | "lastPayment"> {
  readonly reason?: string | undefined;
}

const State = ({ state, lastPayment, reason }: StateProps) => {
  const { isShared } = useSetting();
  const [look, words] = STATES[state];
  return (
    <>
      <StatusChip look={look}>{`${words}${reason ? `, ${reason}` : ""}`}</StatusChip>
      {isShared && lastPayment && (
        <small>{`Payments under way may still add orders until ${lastPayment}.`}</small>
      )}
    </>
  );
};

interface ComingMethodProps {
  readonly coming: ComingDay;
  readonly today: Day;
  /** What its day says for all methods. */
  readonly said: { readonly cutOff: boolean; readonly state: boolean };
}

export const ComingMethod = ({ coming, today, said }: ComingMethodProps) => {
  const { method, reason, closesAt } = coming;
  const now = useMethodNow(coming);
  const hasCutOff = now.state !== "closed" && !said.cutOff;
  return (
    <p data-state={now.state}>
      <span>
        {`${DELIVERY_NAMES[method]}: ${takenInWords(coming)}${hasCutOff ? `, order ${cutOffWords(closesAt, today)}` : ""} `}
      </span>
      {!said.state && <State {...now} reason={reason} />}
    </p>
  );
};

/** What holds for all methods of a day, said once. */
export const CutOff = ({ coming, today, said }: ComingMethodProps) => {
  const now = useMethodNow(coming);
  return (
    <>
      <span>{`order ${cutOffWords(coming.closesAt, today)} `}</span>
      {said.state && <State {...now} />}
    </>
  );
};
