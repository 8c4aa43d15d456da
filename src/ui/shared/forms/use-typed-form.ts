import { useMemo } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

type Fields = Readonly<Record<string, string>>;

/** What is kept of a form of a page, in case the page is loaded anew before it is sent. */
export interface TypedForm {
  /** Null where nothing is kept. */
  find(): Promise<Fields | null>;
  keep(fields: Fields): void;
  forget(): void;
}

/** Of the page that shows now, by a name that no other form of it has. */
export const useTypedForm = (name: string): TypedForm => {
  const { typed } = useApp();
  const location = useGuardedLocation();
  return useMemo(() => {
    const key = `${location.path()} ${name}`;
    // Where its code can't be fetched nothing is kept: all of it is still on the screen.
    const nothing = (): null => null;
    return {
      find: () => typed.find(key).catch(nothing),
      keep: (fields) => void typed.keep(key, fields).catch(nothing),
      forget: () => void typed.forget(key).catch(nothing),
    };
  }, [typed, location, name]);
};
