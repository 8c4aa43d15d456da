import { useCallback, useRef } from "react";
import { controlsIn, isChanged, textIn, typeInto } from "#ui/shared/forms/controls.ts";
import { type TypedForm, useTypedForm } from "#ui/shared/forms/use-typed-form.ts";

const keepIn = (kept: TypedForm, form: HTMLFormElement, also: () => Record<string, string>) => {
  const controls = controlsIn(form);
  // Checks all fields: a count belongs to the day beside it.
  if (controls.some(isChanged))
    kept.keep({ ...Object.fromEntries(controls.map((one) => [one.name, textIn(one)])), ...also() });
  else kept.forget();
};

const fill = (form: HTMLFormElement, fields: Readonly<Record<string, string>>): void => {
  const controls = controlsIn(form);
  // What was typed meanwhile wins.
  if (controls.some(isChanged)) return;
  for (const control of controls) {
    const text = fields[control.name];
    if (text !== undefined && text !== textIn(control)) typeInto(control, text);
  }
};

const NOTHING = (): Record<string, string> => ({});

/** For a form's `ref`: restores typed text after a reload, until the form is reset. */
export const useKeptForm = (name: string, also = NOTHING) => {
  const kept = useTypedForm(name);
  const formRef = useRef<HTMLFormElement>(null);
  const ref = useCallback(
    (form: HTMLFormElement) => {
      formRef.current = form;
      const gone = new AbortController();
      const { signal } = gone;
      const keep = (): void => keepIn(kept, form, also);
      if (controlsIn(form).some(isChanged)) keep();
      void kept.find().then((fields) => {
        if (fields && !signal.aborted) fill(form, fields);
      });
      form.addEventListener("input", keep, { signal });
      form.addEventListener("change", keep, { signal });
      form.addEventListener("reset", kept.forget, { signal });
      return () => gone.abort();
    },
    [kept, also],
  );
  return { ref, formRef, forget: kept.forget };
};
