import { type RefObject, useEffect, useState } from "react";
import type { Pence } from "#core/shared/money.ts";
import { formatGbp } from "#ui/shared/money.ts";
import barStyles from "#ui/shared/parts/bar.module.css";
import { Button } from "#ui/shared/parts/button.tsx";

interface PayBarProps {
  readonly total: Pence;
  readonly payment: RefObject<HTMLElement | null>;
}

/** Keeps the total under the thumb until the payment buttons are in view. */
export const PayBar = ({ total, payment }: PayBarProps) => {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    const area = payment.current;
    if (!area || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting === true || (entry?.boundingClientRect.top ?? 0) < 0),
    );
    observer.observe(area);
    return () => observer.disconnect();
  }, [payment]);
  return (
    !isInView && (
      <div className={barStyles.bar}>
        <p>
          <small>{"Total "}</small>
          <strong>{formatGbp(total)}</strong>
        </p>
        <Button
          onClick={() => {
            payment.current?.scrollIntoView({ block: "end" });
            payment.current?.focus({ preventScroll: true });
          }}
        >
          Pay
        </Button>
      </div>
    )
  );
};
