import { useEffect, useId, useRef } from "react";
import { isFault } from "#ports/fault.ts";
import { dismissNotice } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import styles from "#ui/shared/parts/not-reached.module.css";
import type { Sent } from "#ui/shared/queries/use-command.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { SHOP_UNREACHABLE } from "#ui/shared/shop-unreachable.ts";

export const isShownAt = (messageId: string, sent: readonly Sent[]): boolean =>
  sent.some(
    ({ error, slot }) => slot.messageId === messageId && isFault(error, "shop-unreachable"),
  );

export const Sentence = ({ onRetry }: { readonly onRetry: () => void }) => {
  const ref = useRef<HTMLDivElement>(null);
  const isLost = useIsConnectionLost();
  useEffect(() => {
    dismissNotice();
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={ref} className={styles.notReached}>
      <p role="alert">
        <strong>{SHOP_UNREACHABLE.title}</strong> <span>{SHOP_UNREACHABLE.text}</span>
      </p>
      <Button variant="secondary" size="sm" disabled={isLost} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
};

/** For a button that may leave with its press. */
export const NotReached = ({ sent }: { readonly sent: Sent }) => {
  const id = useId();
  const { slot } = sent;
  useEffect(() => {
    slot.messageId = id;
    return () => {
      if (slot.messageId === id) slot.messageId = null;
    };
  }, [slot, id]);
  return isFault(sent.error, "shop-unreachable") && <Sentence onRetry={sent.again} />;
};
