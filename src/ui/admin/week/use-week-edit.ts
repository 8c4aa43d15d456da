import { useCallback, useState } from "react";
import type { WeekState } from "#core/planning/change-week.ts";
import type { BadRow, HoursField } from "#core/planning/typed-week.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import type { Version } from "#core/shared/version.ts";
import type { Weekday } from "#core/shared/week.ts";
import { type AreaFault, areaFault } from "#core/week/typed-area.ts";
import { type Ask, asking } from "#ui/admin/week/asked-orders.ts";
import {
  AREA,
  fieldName,
  HORIZON,
  isOfMay,
  type Texts,
  textsOf,
  weekIn,
} from "#ui/admin/week/week-texts.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";
import { useSaveWeek } from "#ui/shared/queries/week.ts";

interface Edited {
  readonly texts: Texts;
  /** Optimistic locking: the version that the first change was made from. */
  readonly version: Version;
}

interface Faults {
  readonly rows: readonly BadRow[];
  readonly area: AreaFault | null;
  readonly isBadHorizon: boolean;
}

const NONE: Faults = { rows: [], area: null, isBadHorizon: false };

const changesOf = (count: number): string =>
  `${count} unsaved ${count === 1 ? "change" : "changes"}`;

const without = (texts: Texts, saved: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => saved[name] !== text));

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
  const [edited, setEdited] = useState<Edited | null>(null);
  const [faults, setFaults] = useState(NONE);
  const stored = textsOf(week);
  const save = asking(useSaveWeek(), (edit) => ({ ...week, ...edit }), ask);
  const names = Object.keys(edited?.texts ?? {});
  const count = names.length;
  const giveUp = useKeptText("week", edited && JSON.stringify(edited), (text) =>
    setEdited(JSON.parse(text) as Edited),
  );
  useGivenUp(count > 0, giveUp);
  useLeaveGuard(
    count > 0,
    useCallback(() => `${changesOf(count)} to The Week`, [count]),
  );

  const type = (name: string, text: string): void =>
    setEdited((before) => {
      const { [name]: _before, ...others } = before?.texts ?? {};
      const texts = text === stored[name] ? others : { ...others, [name]: text };
      return Object.keys(texts).length > 0 ? { texts, version: before?.version ?? version } : null;
    });

  const fail = (found: Faults): void => {
    setFaults(found);
    focusOn(firstOf(found));
  };

  /** Some of what is typed, or all: what isn't sent stays. */
  const send = (isSent: (name: string) => boolean): void => {
    const sent = Object.fromEntries(
      Object.entries(edited?.texts ?? {}).filter(([name]) => isSent(name)),
    );
    const edit = { ...weekIn({ ...stored, ...sent }), version: edited?.version ?? version };
    const area = areaFault(edit.area);
    if (area) {
      fail({ ...NONE, area });
      return;
    }
    save.mutate(edit, {
      onSuccess: (answer) => {
        if (answer.ok) {
          setFaults(NONE);
          setEdited((now) => {
            const texts = without(now?.texts ?? {}, sent);
            const isLeft = Object.keys(texts).length > 0;
            return isLeft ? { texts, version: answer.value.version } : null;
          });
          return;
        }
        const { refusal } = answer;
        if (refusal.kind === "week-changed")
          setEdited((now) => now && { ...now, version: refusal.version });
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
    /** After a change of this page's own, which isn't another's. */
    goOnFrom: (before: Version, after: Version): void =>
      setEdited((now) => now && (now.version === before ? { ...now, version: after } : now)),
  };
};

export type WeekEditing = ReturnType<typeof useWeekEdit>;
