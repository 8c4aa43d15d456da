import { useEffect, useId, useRef } from "react";
import { isFault } from "#ports/fault.ts";
import { dismissNotice } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import styles from "#ui/shared/parts/not-reached.module.css";
import type { Sent } from "#ui/shared/queries/use-command.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { SHOP_UNREACHABLE } from "#ui/shared/shop-unreachable.ts";

/** Whether what was sent did not reach the shop, and this is where it is told. */
export const isToldAt = (taker: string, sent: readonly Sent[]): boolean =>
  sent.some(({ error, place }) => place.taker === taker && isFault(error, "shop-unreachable"));

/** Stands beside what was pressed. */
export const Sentence = ({ onRetry }: { readonly onRetry: () => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  const isLost = useIsConnectionLost();
  useEffect(() => {
    // What the shop said last is of another deed.
    dismissNotice();
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={ref} className={styles.notReached}>
      <p role="alert">
        <strong>{SHOP_UNREACHABLE.title}</strong> {SHOP_UNREACHABLE.text}
      </p>
      <Button variant="outline" size="sm" disabled={isLost} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
};

/** For what is pressed and may leave with the press: says here that it did not reach the shop, and sends it again. */
export const NotReached = ({ sent }: { readonly sent: Sent }) => {
  const id = useId();
  const { place } = sent;
  useEffect(() => {
    place.taker = id;
    return () => {
      if (place.taker === id) place.taker = null;
    };
  }, [place, id]);
  return isFault(sent.error, "shop-unreachable") && <Sentence onRetry={sent.again} />;
};
