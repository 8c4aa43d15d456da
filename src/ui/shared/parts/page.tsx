import type { ReactNode } from "react";
import { useArrival } from "#ui/shared/navigation/use-arrival.ts";
import styles from "#ui/shared/parts/page.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { spaced } from "#ui/shared/spaced.ts";

interface PageProps {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly className?: string | undefined;
  readonly isOwn?: boolean;
  /** What stands above the heading. */
  readonly before?: ReactNode;
  /** Words in small beside the heading. */
  readonly note?: ReactNode;
  /** Parts of the heading's line, in no box of their own. */
  readonly beside?: ReactNode;
  /** Buttons at the heading's right. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const Page = ({
  title,
  heading = title,
  className,
  isOwn,
  before,
  note,
  beside,
  actions,
  children,
}: PageProps) => {
  const headingRef = useArrival();
  const farm = useFarm();
  return (
    <div className={spaced(styles.page, className)} data-own={isOwn ? "" : undefined}>
      <title>{`${title} – ${farm.name}`}</title>
      {before}
      <div className={styles.head}>
        <h1 ref={headingRef} tabIndex={-1}>
          {heading}
        </h1>
        {note && <p>{note}</p>}
        {beside}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
};
