import { useId } from "react";
import { PlaceLink } from "#ui/admin/layout/place-link.tsx";
import type { PlaceGroup } from "#ui/admin/layout/use-menu.ts";
import type { PlaceCount } from "#ui/admin/layout/use-place-counts.ts";

interface PlaceListProps extends PlaceGroup {
  readonly className: string | undefined;
  readonly counts: Readonly<Record<string, PlaceCount>>;
  /** Where the names don't show, each is a title. */
  readonly isCollapsed?: boolean;
  readonly onGo?: () => void;
}

export const PlaceList = ({
  name,
  places,
  className,
  counts,
  isCollapsed = false,
  onGo,
}: PlaceListProps) => {
  const id = useId();
  return (
    <div className={className}>
      <p id={id}>{name}</p>
      <ul aria-labelledby={id}>
        {places.map((place) => {
          const [title, to] = place;
          return (
            <li key={to}>
              <PlaceLink
                place={place}
                counted={counts[to]}
                title={isCollapsed ? title : undefined}
                {...(onGo && { onGo })}
              >
                <span>{title}</span>
              </PlaceLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
