import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import styles from "#ui/admin/layout/sidebar.module.css";
import { useCollapseSidebar, useIsSidebarCollapsed } from "#ui/admin/layout/sidebar-queries.ts";
import { useMenu } from "#ui/admin/layout/use-menu.ts";
import { UnreadBadge } from "#ui/admin/messages/unread-badge.tsx";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { spaced } from "#ui/shared/spaced.ts";

/** An item is current on its inner pages too; every page is inside the dashboard's path. */
const isHere = (path: string, to: string): boolean =>
  path === to || (to !== ADMIN_ROUTES.dashboard && path.startsWith(`${to}/`));

const ROOM = 8;

const showHere = (sidebar: HTMLElement): void => {
  const here = sidebar.querySelector<HTMLElement>("[aria-current]");
  if (!here) return;
  const { offsetLeft, offsetTop, offsetHeight } = here;
  const menuWidth = sidebar.querySelector("button")?.offsetWidth ?? 0;
  const least = offsetTop + offsetHeight + ROOM - sidebar.clientHeight;
  sidebar.scrollTo({
    left: offsetLeft - ROOM - menuWidth,
    top: Math.min(Math.max(sidebar.scrollTop, least), offsetTop - ROOM),
  });
};

export const Sidebar = () => {
  const path = useGuardedPath();
  const ref = useRef<HTMLElement>(null);
  const menuRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCollapsed = useIsSidebarCollapsed();
  const groups = useMenu();
  const collapse = useCollapseSidebar();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which item is current.
  useEffect(() => {
    if (isOpen) return;
    const frame = requestAnimationFrame(() => ref.current && showHere(ref.current));
    return () => cancelAnimationFrame(frame);
  }, [path, isOpen]);

  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape" || !isOpen) return;
    setOpen(false);
    menuRef.current?.focus();
  };
  const look = spaced(styles.sidebar, isCollapsed && styles.collapsed, isOpen && styles.open);

  return (
    <aside ref={ref} className={look} onKeyDown={closeOnEscape}>
      <Button
        ref={menuRef}
        variant="ghost"
        size="icon"
        className={styles.menuButton}
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls="admin-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={isOpen ? "M6 6l12 12M18 6 6 18" : "M4 7h16M4 12h16M4 17h16"} />
      </Button>
      <nav id="admin-menu" aria-label="Admin">
        {groups.map((items) => (
          <ul key={items[0]?.[1]}>
            {items.map(([name, to, shape]) => (
              <li key={to}>
                <Link
                  to={to}
                  title={isCollapsed ? name : undefined}
                  aria-current={isHere(path, to) ? "page" : undefined}
                  onClick={() => setOpen(false)}
                >
                  <Icon shape={shape} />
                  <span className={styles.placeName}>{name}</span>
                  {to === ADMIN_ROUTES.messages && (
                    <>
                      {" "}
                      <UnreadBadge />
                    </>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <Button
        variant="ghost"
        size="icon"
        className={styles.collapseButton}
        aria-label={isCollapsed ? "Expand sidebar" : "Collapse sidebar"}
        aria-expanded={!isCollapsed}
        title={isCollapsed ? "Expand sidebar" : "Collapse sidebar"}
        onClick={() => collapse.mutate(!isCollapsed)}
      >
        <Icon shape={isCollapsed ? "m9 5 7 7-7 7" : "m15 5-7 7 7 7"} />
      </Button>
    </aside>
  );
};
