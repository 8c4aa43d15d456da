import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import styles from "#ui/admin/editing/unsaved-bar.module.css";
import { useUnsavedChanges } from "#ui/admin/editing/unsaved-changes.ts";
import { notSaved } from "#ui/admin/editing/use-edit-over.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { isSending, SavingButton } from "#ui/shared/parts/saving-button.tsx";
import type { Sent } from "#ui/shared/queries/use-command.ts";

const takeFoot = (element: HTMLElement): (() => void) => {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--foot", `${element.offsetHeight}px`),
  );
  observer.observe(element, { box: "border-box" });
  return () => {
    observer.disconnect();
    style.removeProperty("--foot");
  };
};

interface BarProps {
  readonly count: number;
  readonly sent: readonly Sent[];
  readonly onSave: () => void;
}

const Bar = ({ count, sent, onSave }: BarProps) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? takeFoot(ref.current) : undefined), []);
  useLayoutEffect(() => {
    const bar = ref.current;
    return () => {
      if (bar?.contains(document.activeElement))
        document.getElementById("main")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={ref} aria-label="Unsaved changes" className={styles.unsavedBar}>
      <span>{notSaved(count)}</span>
      <SavingButton aria-busy={isSending(sent)} sent={sent} onClick={onSave}>
        Save All Changes
      </SavingButton>
    </section>
  );
};

export const UnsavedBar = () => {
  const changes = useUnsavedChanges();
  const count = useSyncExternalStore(changes.subscribe, changes.count);
  useSyncExternalStore(changes.subscribe, changes.isUnreached);
  useSyncExternalStore(changes.subscribe, changes.isSending);
  useLeaveGuard(count > 0, changes.words);
  return count > 0 && <Bar count={count} sent={changes.sent()} onSave={changes.saveAll} />;
};
