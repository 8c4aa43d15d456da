import { useMemo } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { useGuardedLocation } from "#ui/shared/navigation/location-context.ts";

type Fields = Readonly<Record<string, string>>;

export interface TypedForm {
  find(): Promise<Fields | null>;
  keep(fields: Fields): void;
  forget(): void;
}

export const useTypedForm = (name: string): TypedForm => {
  const { typed } = useApp();
  const location = useGuardedLocation();
  return useMemo(() => {
    const key = `${location.path()} ${name}`;
    // Ignored: where nothing can be stored, all of it is still on the screen.
    const nothing = (): null => null;
    return {
      find: () => typed.find(key).catch(nothing),
      keep: (fields) => void typed.keep(key, fields).catch(nothing),
      forget: () => void typed.forget(key).catch(nothing),
    };
  }, [typed, location, name]);
};
