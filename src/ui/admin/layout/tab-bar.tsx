import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { MoreSheet } from "#ui/admin/layout/more-sheet.tsx";
import { PlaceLink } from "#ui/admin/layout/place-link.tsx";
import styles from "#ui/admin/layout/tab-bar.module.css";
import { isHere, type Place, type PlaceGroup, useMenu } from "#ui/admin/layout/use-menu.ts";
import { usePlaceCounts } from "#ui/admin/layout/use-place-counts.ts";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { Icon } from "#ui/shared/parts/icon.tsx";
import hiddenStyles from "#ui/shared/parts/visually-hidden.module.css";

const DAILY: readonly string[] = [
  ADMIN_ROUTES.dashboard,
  ADMIN_ROUTES.orders,
  ADMIN_ROUTES.packing,
  ADMIN_ROUTES.count,
];

const MOST_TABS = 5;

/** Few places need no sheet. */
const asTabs = (groups: readonly PlaceGroup[]) => {
  const all = groups.flatMap(({ places }) => places);
  const isDaily = ([, to]: Place): boolean => all.length <= MOST_TABS || DAILY.includes(to);
  const more = groups
    .map((group) => ({ ...group, places: group.places.filter((place) => !isDaily(place)) }))
    .filter(({ places }) => places.length > 0);
  return { tabs: all.filter(isDaily), more };
};

const TabName = ({ name }: { readonly name: string }) => {
  const [first, ...rest] = name === "Count eggs" ? name.split(" ") : [name];
  return (
    <span>
      {first}
      {rest.length > 0 && <span className={hiddenStyles.visuallyHidden}>{` ${rest}`}</span>}
    </span>
  );
};

const usePressOutside = (isOpen: boolean, isInside: (target: Node) => boolean, close: () => void) =>
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !isInside(target)) close();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  });

export const TabBar = () => {
  const path = useGuardedPath();
  const { tabs, more } = asTabs(useMenu());
  const counts = usePlaceCounts();
  const ref = useRef<HTMLDivElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  // The page on which it was opened: it never stays over another one.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  const isMoreHere = more.some(({ places }) => places.some(([, to]) => isHere(path, to)));

  const close = (): void => setOpenOn(null);
  const closeAndGoBack = (): void => {
    close();
    moreRef.current?.focus({ preventScroll: true });
  };
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === "Escape" && isOpen) closeAndGoBack();
  };
  const closeOnLeaving = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) close();
  };
  usePressOutside(isOpen, (target) => ref.current?.contains(target) === true, closeAndGoBack);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its parts take the keys; it hears them.
    <div ref={ref} className={styles.foot} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <nav aria-label="Daily places" className={styles.tabs}>
        <ul>
          {tabs.map((place) => (
            <li key={place[1]}>
              <PlaceLink place={place} counted={counts[place[1]]} onGo={close}>
                <TabName name={place[0]} />
              </PlaceLink>
            </li>
          ))}
          {more.length > 0 && (
            <li>
              <button
                ref={moreRef}
                type="button"
                data-here={isMoreHere}
                aria-expanded={isOpen}
                aria-haspopup="dialog"
                onClick={({ detail }) => {
                  // The second press of a double one would close what the first has opened.
                  if (detail <= 1) setOpenOn(isOpen ? null : path);
                }}
              >
                <Icon shape="M5 12h.01M12 12h.01M19 12h.01" />
                <span>More</span>
              </button>
            </li>
          )}
        </ul>
      </nav>
      {isOpen && <MoreSheet groups={more} counts={counts} onGo={close} onClose={closeAndGoBack} />}
    </div>
  );
};
