import { useCallback, useState } from "react";
import type { WeekState } from "#core/planning/change-week.ts";
import type { BadRow, HoursField } from "#core/planning/typed-week.ts";
import { AREA, fieldName, HORIZON } from "#core/planning/week-fields.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Weekday } from "#core/shared/week.ts";
import { type AreaFault, areaFault } from "#core/week/typed-area.ts";
import { type Ask, asking } from "#ui/admin/week/asked-orders.ts";
import {
  besideOf,
  type EditedWeekTexts,
  overtaken,
  typedOver,
  withoutSent,
  withTheirs,
} from "#ui/admin/week/edited-week.ts";
import { useSaveWeek } from "#ui/admin/week/queries.ts";
import { isOfMay, textsOf, weekIn } from "#ui/admin/week/week-texts.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";

interface Faults {
  readonly rows: readonly BadRow[];
  readonly area: AreaFault | null;
  readonly isBadHorizon: boolean;
}

const NONE: Faults = { rows: [], area: null, isBadHorizon: false };

const changesOf = (count: number): string =>
  `${count} unsaved ${count === 1 ? "change" : "changes"}`;

const firstOf = ({ rows: [row], area, isBadHorizon }: Faults): string | null => {
  const [field] = row?.fields ?? [];
  if (row && field) return fieldName(row.weekday, row.method, field);
  if (area) return AREA;
  return isBadHorizon ? HORIZON : null;
};

const focusOn = (name: string | null): void =>
  document.querySelector<HTMLElement>(`main [name="${name}"]`)?.focus();

/** What is typed lies over what is stored, so that a change elsewhere shows beside it. */
export const useWeekEdit = ({ version, week }: WeekState, ask: Ask) => {
  const [edited, setEdited] = useState<EditedWeekTexts | null>(null);
  const [faults, setFaults] = useState(NONE);
  const stored = textsOf(week);
  const save = asking(useSaveWeek(), (edit) => ({ ...week, ...edit }), ask);
  const names = Object.keys(edited?.texts ?? {});
  const count = names.length;
  const giveUp = useKeptText("week", edited && JSON.stringify(edited), (text) =>
    setEdited(JSON.parse(text) as EditedWeekTexts),
  );
  useGivenUp(count > 0, giveUp);
  useLeaveGuard(
    count > 0,
    useCallback(() => `${changesOf(count)} to The Week`, [count]),
  );

  const type = (name: string, text: string): void =>
    setEdited((before) => typedOver(before, [name, text], stored, version));

  const fail = (found: Faults): void => {
    setFaults(found);
    focusOn(firstOf(found));
  };

  /** Some of what is typed, or all: what isn't sent stays. */
  const send = (isSent: (name: string) => boolean): void => {
    const sent = Object.fromEntries(
      Object.entries(edited?.texts ?? {}).filter(([name]) => isSent(name)),
    );
    const was = { ...stored, ...edited?.was };
    const edit = {
      ...weekIn({ ...was, ...sent }),
      version: edited?.version ?? version,
      seen: edited && !edited.was ? undefined : weekIn(was),
    };
    const area = areaFault(edit.area);
    if (area) {
      fail({ ...NONE, area });
      return;
    }
    save.mutate(edit, {
      onSuccess: (answer) => {
        if (answer.ok) {
          setFaults(NONE);
          setEdited((now) => now && withoutSent(now, sent));
          return;
        }
        const { refusal } = answer;
        if (refusal.kind === "week-changed")
          showFault(document.querySelector("main"), () =>
            setEdited((now) => now && overtaken(now, refusal)),
          );
        if (refusal.kind === "bad-week")
          fail({ ...NONE, rows: refusal.rows, isBadHorizon: refusal.rows.length === 0 });
      },
    });
  };

  const unsaved = (isCounted: (name: string) => boolean): string => {
    const some = names.filter(isCounted).length;
    return some > 0 ? changesOf(some) : "";
  };

  return {
    typed: { ...stored, ...edited?.texts },
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
      setEdited((now) => now && withTheirs(now, stored, isShown)),
  };
};

export type WeekEditing = ReturnType<typeof useWeekEdit>;
