import { useState } from "react";
import { useLocation } from "wouter";
import { adminPaths } from "#core/admin-routes.ts";
import type { AddOrderRefusal, NewOrder } from "#core/by-hand/add-order.ts";
import { badFields } from "#core/by-hand/typed-order.ts";
import { ownersDays } from "#core/days/owners-days.ts";
import type { WeekSheet } from "#core/planning/get-week.ts";
import type { PriceSheet } from "#core/pricing/price-edit.ts";
import { useAddOrder } from "#ui/admin/by-hand/queries.ts";
import {
  eggsOf,
  newOrderOf,
  type TypedNewOrder,
  takenOf,
  unreadable,
} from "#ui/admin/by-hand/typed-new-order.ts";
import { useTypedOrder } from "#ui/admin/by-hand/use-typed-order.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

const NOTHING_TOLD: NewOrder["anyway"] = { eggs: false, day: false };

export const useNewOrder = (prices: PriceSheet, week: WeekSheet) => {
  const [, navigate] = useLocation();
  const { eggs: kinds } = useFarm();
  const today = useToday();
  const add = useAddOrder();
  const { typed, showFaults, change, done, ...form } = useTypedOrder();
  const [refusal, setRefusal] = useState<AddOrderRefusal | null>(null);
  const [told, setTold] = useState(NOTHING_TOLD);

  const taken = takenOf(kinds, typed, prices);
  const days = ownersDays(week, { method: typed.method, eggs: eggsOf(taken) }, today);
  const day = typed.day || (days.find(({ state }) => state === "open")?.day ?? "");

  const onAnswer = (answer: Awaited<ReturnType<typeof add.mutateAsync>>): void => {
    if (answer.ok) {
      done();
      navigate(adminPaths.openOrder(answer.value.id));
    } else if (answer.refusal.kind === "bad-order") showFaults(answer.refusal.fields);
    else setRefusal(answer.refusal);
  };

  const sendWith = (anyway: NewOrder["anyway"]): void => {
    setRefusal(null);
    const order = newOrderOf({ ...typed, day }, taken, anyway);
    const wrong = [...badFields(order, today), ...unreadable(typed, taken)];
    if (wrong.length > 0) showFaults(wrong);
    else add.mutate(order, { onSuccess: onAnswer });
  };

  return {
    ...form,
    typed,
    kinds,
    taken,
    days,
    day,
    refusal,
    add,
    change: (part: Partial<TypedNewOrder>): void => {
      change(part, day);
      setRefusal(null);
      setTold(NOTHING_TOLD);
    },
    send: (): void => sendWith({ ...told, day: told.day || typed.isDayAnyway }),
    sendAnyway: (): void => {
      const next = {
        eggs: told.eggs || refusal?.kind === "more-than-for-sale",
        day: told.day || typed.isDayAnyway || refusal?.kind === "day-not-open",
      };
      setTold(next);
      sendWith(next);
    },
  };
};

export type NewOrderForm = ReturnType<typeof useNewOrder>;
