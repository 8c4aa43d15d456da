import { useEffect, useRef } from "react";
import { PlaceList } from "#ui/admin/layout/place-list.tsx";
import styles from "#ui/admin/layout/tab-bar.module.css";
import type { PlaceGroup } from "#ui/admin/layout/use-menu.ts";
import type { PlaceCount } from "#ui/admin/layout/use-place-counts.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";

interface MoreSheetProps {
  readonly counts: Readonly<Record<string, PlaceCount>>;
  readonly onGo: () => void;
  readonly groups: readonly PlaceGroup[];
  readonly onClose: () => void;
}

/** All places that aren't daily. */
export const MoreSheet = ({ groups, onClose, ...acts }: MoreSheetProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref} role="dialog" aria-label="More places" tabIndex={-1} className={styles.sheet}>
      <Button
        variant="ghost"
        size="icon"
        className={styles.close}
        aria-label="Close"
        onClick={onClose}
      >
        <Icon shape="M6 6l12 12M18 6 6 18" size={20} />
      </Button>
      <nav aria-label="Admin">
        {groups.map((group) => (
          <PlaceList key={group.name} {...group} {...acts} className={styles.group} />
        ))}
      </nav>
    </div>
  );
};
