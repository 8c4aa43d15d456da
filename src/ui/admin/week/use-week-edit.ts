import { useState } from "react";
import type { WeekState } from "#core/planning/change-week.ts";
import type { SaveWeekRefusal } from "#core/planning/save-week.ts";
import type { BadRow, HoursField } from "#core/planning/typed-week.ts";
import { AREA, fieldName, HORIZON } from "#core/planning/week-fields.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Weekday } from "#core/shared/week.ts";
import { type AreaFault, areaFault } from "#core/week/typed-area.ts";
import { only, withoutSent, withTheirs } from "#ui/admin/editing/edited-texts.ts";
import { leadingBack } from "#ui/admin/editing/leading-back.ts";
import { changesOf, useEditOver } from "#ui/admin/editing/use-edit-over.ts";
import { type Ask, asking } from "#ui/admin/week/asked-orders.ts";
import { besideOf, overtaken, rowOf, takenIn } from "#ui/admin/week/edited-week.ts";
import { useSaveWeek } from "#ui/admin/week/queries.ts";
import { isOfMay, textsOf, weekIn } from "#ui/admin/week/week-texts.ts";
import { focusOn, showFault } from "#ui/shared/forms/show-fault.ts";
import { isTyping } from "#ui/shared/forms/typed-into.ts";
import { notify } from "#ui/shared/notices/notices.ts";

interface Faults {
  readonly rows: readonly BadRow[];
  readonly area: AreaFault | null;
  readonly isBadHorizon: boolean;
}

const NONE: Faults = { rows: [], area: null, isBadHorizon: false };

const firstOf = ({ rows: [row], area, isBadHorizon }: Faults): string | null => {
  const [field] = row?.fields ?? [];
  if (row && field) return fieldName(row.weekday, row.method, field);
  if (area) return AREA;
  return isBadHorizon ? HORIZON : null;
};

export const useWeekEdit = ({ version, week }: WeekState, ask: Ask) => {
  const [faults, setFaults] = useState(NONE);
  const stored = textsOf(week);
  const over = useEditOver({
    name: "week",
    stored,
    version,
    loss: (count) => `${count} unsaved ${changesOf(count)} to The Week`,
    rowOf,
  });
  const { edited, texts, was, typed, type, unsaved } = over;
  const save = asking(useSaveWeek(), (edit) => ({ ...week, ...edit }), ask);

  const fail = (found: Faults, isLeft = false): void => {
    setFaults(found);
    const show = (): void =>
      focusOn(document.querySelector<HTMLElement>(`main [name="${firstOf(found)}"]`));
    if (isLeft) notify(leadingBack("The Week", show));
    else show();
  };

  const hear = (refusal: SaveWeekRefusal, isLeft: boolean): void => {
    if (refusal.kind === "week-changed") {
      const mark = (): void => over.change((now) => overtaken(now, refusal));
      if (isLeft) mark();
      else showFault(document.querySelector("main"), mark);
    }
    if (refusal.kind === "bad-week")
      fail({ ...NONE, rows: refusal.rows, isBadHorizon: refusal.rows.length === 0 }, isLeft);
  };

  const send = (isSent: (name: string) => boolean): void => {
    const sent = only(texts, isSent);
    const edit = { ...weekIn({ ...was, ...sent }), version: over.version, seen: weekIn(was) };
    const area = areaFault(edit.area);
    if (area) {
      fail({ ...NONE, area });
      return;
    }
    const pressedAt = document.activeElement;
    save.mutate(edit, {
      onSuccess: (answer) => {
        if (answer.ok) {
          setFaults(NONE);
          over.change((now) => withoutSent(now, sent));
          return;
        }
        hear(answer.refusal, isTyping() && document.activeElement !== pressedAt);
      },
    });
  };

  return {
    typed,
    type,
    save,
    faults,
    isFaulty: (weekday: Weekday, method: DeliveryMethod, field: HoursField): boolean =>
      faults.rows.some(
        (row) => row.weekday === weekday && row.method === method && row.fields.includes(field),
      ),
    weekUnsaved: unsaved((name) => name !== AREA && !isOfMay(name)),
    areaUnsaved: unsaved((name) => name === AREA),
    mayUnsaved: unsaved(isOfMay),
    sendAll: () => send(() => true),
    sendArea: () => send((name) => name === AREA),
    sendMay: () => send(isOfMay),
    beside: (isShown: (name: string) => boolean): string | null =>
      besideOf(edited, stored, isShown),
    takeTheirs: (isShown: (name: string) => boolean): void =>
      over.change((now) => withTheirs(now, takenIn(now, stored, isShown))),
  };
};

export type WeekEditing = ReturnType<typeof useWeekEdit>;
