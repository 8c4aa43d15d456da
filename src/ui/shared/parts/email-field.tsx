import { useEffect, useRef, useState } from "react";
import { decodedAddress } from "#core/customers/decoded-domain.ts";
import { atHost, likelyHost } from "#core/customers/likely-host.ts";
import { typeInto } from "#ui/shared/forms/controls.ts";
import { useAfterPress } from "#ui/shared/forms/use-after-press.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import styles from "#ui/shared/parts/email-field.module.css";
import { Field, type FieldProps } from "#ui/shared/parts/field.tsx";

/** For a new address. A likely slip is asked about once, and never refused. */
export const EmailField = (field: Omit<FieldProps, "ref" | "type" | "onInput" | "onBlur">) => {
  const ref = useRef<HTMLInputElement>(null);
  const past = useRef(new Set<string>());
  const [asked, setAsked] = useState<{ typed: string; host: string } | null>(null);
  const afterPress = useAfterPress();
  const drop = (): void => setAsked(null);

  useEffect(() => {
    const gone = new AbortController();
    const signal = gone.signal;
    ref.current?.form?.addEventListener("reset", () => setAsked(null), { signal });
    return () => gone.abort();
  }, []);

  const ask = (): void => {
    const typed = ref.current?.value ?? "";
    const host = likelyHost(decodedAddress(typed));
    if (host === null || past.current.has(typed)) return;
    past.current.add(typed);
    setAsked({ typed, host });
  };

  const take = (address: string): void => {
    if (ref.current) typeInto(ref.current, address);
    ref.current?.focus();
  };

  const isAsking = asked !== null && asked.typed === (field.value ?? asked.typed);
  return (
    <Field
      {...field}
      ref={ref}
      type="email"
      onInput={drop}
      onBlur={() => afterPress(ask)}
      below={
        <div role="status" className={styles.likely}>
          {isAsking && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => take(atHost(asked.typed, asked.host))}
            >{`Did you mean ${asked.host}?`}</Button>
          )}
        </div>
      }
    />
  );
};
