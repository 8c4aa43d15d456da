import type { ReactNode } from "react";
import { FARM } from "#core/farm.ts";
import { useArrival } from "#ui/shared/navigation/use-arrival.ts";
import styles from "#ui/shared/parts/page.module.css";

interface PageProps {
  /** The document's title, and the heading unless that differs. */
  readonly title: string;
  readonly heading?: string;
  readonly className?: string | undefined;
  /** Set where a browser may hold another version of all of it. */
  readonly isOwn?: boolean;
  readonly children: ReactNode;
}

/** A page under its heading. One that was reached by a link starts at its top, with the focus on its heading. */
export const Page = ({ title, heading = title, className = "", isOwn, children }: PageProps) => {
  const headingRef = useArrival();
  return (
    <div className={`${styles.page} ${className}`.trim()} data-own={isOwn ? "" : undefined}>
      <title>{`${title} – ${FARM.name}`}</title>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </div>
  );
};
