import { useEffect } from "react";
import { Deferred } from "#ui/shared/parts/deferred.tsx";
import styles from "#ui/shared/parts/top-lines.module.css";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { useSetting } from "#ui/shared/setting.ts";

/** What holds of every page: that the shop is for practice, and that it can't be reached. */
export const TopLines = () => {
  const { isPractice } = useSetting();
  const isLost = useIsConnectionLost();
  // A field that somebody types into comes out from under the line.
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
