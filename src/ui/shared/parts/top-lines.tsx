import { useEffect } from "react";
import { Deferred } from "#ui/shared/parts/deferred.tsx";
import styles from "#ui/shared/parts/top-lines.module.css";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useSetting } from "#ui/shared/setting.ts";

export const TopLines = () => {
  const { isPractice } = useSetting();
  const isLost = useIsConnectionLost();
  // Scrolls a focused field out from under the line.
  useEffect(() => {
    if (isLost) document.activeElement?.scrollIntoView({ block: "nearest" });
  }, [isLost]);

  return (
    <>
      {isPractice && (
        <aside className={styles.topLine} aria-label="Practice">
          Practice shop: no money moves.
        </aside>
      )}
      {isLost && (
        <p role="status" className={`${styles.topLine} ${styles.lostLine}`}>
          <Deferred>No connection to the shop. Trying again…</Deferred>
        </p>
      )}
    </>
  );
};
