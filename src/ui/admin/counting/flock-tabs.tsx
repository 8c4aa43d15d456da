import { type KeyboardEvent, useRef } from "react";
import { Link } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { FlockToCount } from "#core/care/get-count-sheet.ts";
import type { FlockId } from "#core/flocks/flock.ts";
import styles from "#ui/admin/counting/flock-tabs.module.css";
import { Icon } from "#ui/shared/parts/icon.tsx";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface FlockTabsProps {
  readonly flocks: readonly FlockToCount[];
  readonly chosen: FlockId;
  readonly panelId: string;
  readonly onChoose: (flock: FlockId) => void;
  readonly onShowAll: (() => void) | null;
}

export const FlockTabs = ({ flocks, chosen, panelId, onChoose, onShowAll }: FlockTabsProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const step = ({ key }: KeyboardEvent): void => {
    const at = flocks.findIndex(({ flock }) => flock === chosen) + (STEPS[key] ?? 0);
    const next = flocks.at(at % flocks.length);
    if (!(key in STEPS) || !next) return;
    onChoose(next.flock);
    ref.current?.querySelector<HTMLElement>(`[data-flock="${next.flock}"]`)?.focus();
  };
  return (
    <div className={styles.tabRow}>
      <Link to={ADMIN_ROUTES.dashboard} className={styles.back} aria-label="Back to the dashboard">
        <Icon shape="m15 5-7 7 7 7" />
      </Link>
      <div ref={ref} role="tablist" aria-label="Flock" className={styles.tabs}>
        {flocks.map(({ flock, name }) => (
          <button
            key={flock}
            type="button"
            role="tab"
            data-flock={flock}
            aria-selected={flock === chosen}
            aria-controls={panelId}
            tabIndex={flock === chosen ? 0 : -1}
            onKeyDown={step}
            onClick={() => onChoose(flock)}
          >
            <span>{`Flock ${flock}`}</span> {name && <small>{name}</small>}
          </button>
        ))}
      </div>
      {onShowAll && (
        <button type="button" className={styles.allFlocks} onClick={onShowAll}>
          All flocks
        </button>
      )}
    </div>
  );
};
