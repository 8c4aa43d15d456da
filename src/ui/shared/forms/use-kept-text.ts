import { useEffect, useRef, useState } from "react";
import { useTypedForm } from "#ui/shared/forms/use-typed-form.ts";

/** Restores the text (null for none) after a reload. Returns the way to forget it. */
export const useKeptText = (
  name: string,
  text: string | null,
  restore: (text: string) => void,
): (() => void) => {
  const kept = useTypedForm(name);
  const [isRead, setRead] = useState(false);
  const latest = useRef({ text, restore });
  useEffect(() => {
    latest.current = { text, restore };
  });
  useEffect(() => {
    let isHere = true;
    void kept.find().then((fields) => {
      if (!isHere) return;
      if (fields?.text !== undefined && latest.current.text === null)
        latest.current.restore(fields.text);
      setRead(true);
    });
    return () => {
      isHere = false;
    };
  }, [kept]);
  useEffect(() => {
    if (!isRead) return;
    if (text === null) kept.forget();
    else kept.keep({ text });
  }, [kept, isRead, text]);
  return kept.forget;
};
