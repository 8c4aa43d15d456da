import { type ReactNode, useId } from "react";
import { Link } from "wouter";
import { isHere, type Place } from "#ui/admin/layout/use-menu.ts";
import type { PlaceCount } from "#ui/admin/layout/use-place-counts.ts";
import { WaitingBadge } from "#ui/admin/messages/unread-badge.tsx";
import { useGuardedPath } from "#ui/shared/navigation/location-context.ts";
import { Icon } from "#ui/shared/parts/icon.tsx";

interface PlaceLinkProps {
  readonly place: Place;
  readonly counted: PlaceCount | undefined;
  readonly title?: string | undefined;
  readonly onGo?: () => void;
  readonly children: ReactNode;
}

/** The count describes the link, which keeps its own name. */
export const PlaceLink = ({ place, counted, title, onGo, children }: PlaceLinkProps) => {
  const id = useId();
  const path = useGuardedPath();
  const [, to, shape] = place;
  const isCounted = counted !== undefined && counted.count > 0;
  return (
    <>
      <Link
        to={to}
        title={title}
        aria-current={isHere(path, to) ? "page" : undefined}
        aria-describedby={isCounted ? id : undefined}
        onClick={onGo}
      >
        <Icon shape={shape} />
        {children}
      </Link>
      {isCounted && <WaitingBadge id={id} {...counted} />}
    </>
  );
};
