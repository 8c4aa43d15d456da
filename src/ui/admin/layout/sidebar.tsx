import { useEffect, useId, useRef } from "react";
import { PlaceLink } from "#ui/admin/layout/place-link.tsx";
import styles from "#ui/admin/layout/sidebar.module.css";
import { useCollapseSidebar, useIsSidebarCollapsed } from "#ui/admin/layout/sidebar-queries.ts";
import { type PlaceGroup, useMenu } from "#ui/admin/layout/use-menu.ts";
import { type PlaceCount, usePlaceCounts } from "#ui/admin/layout/use-place-counts.ts";
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

interface GroupProps extends PlaceGroup {
  readonly counts: Readonly<Record<string, PlaceCount>>;
  readonly isCollapsed: boolean;
}

const Group = ({ name, places, counts, isCollapsed }: GroupProps) => {
  const id = useId();
  return (
    <div className={styles.group}>
      <p id={id}>{name}</p>
      <ul aria-labelledby={id}>
        {places.map((place) => (
          <li key={place[1]}>
            <PlaceLink
              place={place}
              counted={counts[place[1]]}
              title={isCollapsed ? place[0] : undefined}
            >
              <span>{place[0]}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  );
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
          <Group key={group.name} {...group} counts={counts} isCollapsed={isCollapsed} />
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
