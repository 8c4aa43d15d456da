import { useEffect, useRef } from "react";
import { PlaceList } from "#ui/admin/layout/place-list.tsx";
import styles from "#ui/admin/layout/sidebar.module.css";
import { useCollapseSidebar, useIsSidebarCollapsed } from "#ui/admin/layout/sidebar-queries.ts";
import { useMenu } from "#ui/admin/layout/use-menu.ts";
import { usePlaceCounts } from "#ui/admin/layout/use-place-counts.ts";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { spaced } from "#ui/shared/spaced.ts";

const ROOM = 8;

const showHere = (sidebar: HTMLElement): void => {
  const here = sidebar.querySelector<HTMLElement>("[aria-current]");
  if (!here) return;
  const { offsetTop, offsetHeight } = here;
  const least = offsetTop + offsetHeight + ROOM - sidebar.clientHeight;
  sidebar.scrollTo({ top: Math.min(Math.max(sidebar.scrollTop, least), offsetTop - ROOM) });
};

export const Sidebar = () => {
  const path = useGuardedPath();
  const ref = useRef<HTMLElement>(null);
  const isCollapsed = useIsSidebarCollapsed();
  const groups = useMenu();
  const counts = usePlaceCounts();
  const collapse = useCollapseSidebar();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which item is current.
  useEffect(() => {
    const frame = requestAnimationFrame(() => ref.current && showHere(ref.current));
    return () => cancelAnimationFrame(frame);
  }, [path]);

  return (
    <aside ref={ref} className={spaced(styles.sidebar, isCollapsed && styles.collapsed)}>
      <nav aria-label="Admin">
        {groups.map((group) => (
          <PlaceList
            key={group.name}
            {...group}
            className={styles.group}
            counts={counts}
            isCollapsed={isCollapsed}
          />
        ))}
      </nav>
      <Button
        variant="ghost"
        size="icon"
        aria-label={isCollapsed ? "Expand sidebar" : "Collapse sidebar"}
        aria-expanded={!isCollapsed}
        title={isCollapsed ? "Expand sidebar" : "Collapse sidebar"}
        onClick={() => collapse.mutate(!isCollapsed)}
      >
        <Icon shape={isCollapsed ? "m9 5 7 7-7 7" : "m15 5-7 7 7 7"} size={20} />
      </Button>
    </aside>
  );
};
