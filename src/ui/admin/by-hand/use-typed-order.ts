import { useRef, useState } from "react";
import type { Day } from "#core/shared/day.ts";
import {
  EMPTY_ORDER,
  type NewOrderField,
  type TypedNewOrder,
} from "#ui/admin/by-hand/typed-new-order.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";

const MENDED: Partial<Record<keyof TypedNewOrder, readonly NewOrderField[]>> = {
  lines: ["address"],
  postcode: ["address"],
  packs: ["packs", "prices"],
  method: ["day", "address"],
  sendsMail: ["email"],
};

const mendedBy = (part: Partial<TypedNewOrder>): readonly string[] =>
  (Object.keys(part) as (keyof TypedNewOrder)[]).flatMap(
    (key): readonly string[] => MENDED[key] ?? [key],
  );

const LOSS = (): string => "a half-typed order";

export const useTypedOrder = () => {
  const formRef = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(EMPTY_ORDER);
  const [faults, setFaults] = useState<readonly NewOrderField[]>([]);
  const isTouched = typed !== EMPTY_ORDER;
  const forget = useKeptText("new order", isTouched ? JSON.stringify(typed) : null, (text) =>
    setTyped({ ...EMPTY_ORDER, ...JSON.parse(text) }),
  );
  useGivenUp(isTouched, forget);
  const stopAsking = useLeaveGuard(isTouched, LOSS);

  return {
    formRef,
    typed,
    faults,
    showFaults: (fields: readonly NewOrderField[]): void =>
      showFault(formRef.current, () => setFaults(fields)),
    change: (part: Partial<TypedNewOrder>, shown: Day): void => {
      const mended = mendedBy(part);
      setTyped((before) => ({ ...before, day: before.day || shown, ...part }));
      setFaults((before) => before.filter((field) => !mended.includes(field)));
    },
    done: (): void => {
      forget();
      stopAsking();
    },
  };
};
