import { type ReactNode, Suspense } from "react";

interface LoadingAreaProps {
  /** Whatever takes this place after it has another name. */
  readonly shows: string | number;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the fallback while code is on its way. What stood here before leaves the page at once: React would keep it
 * hidden, with its subscriptions, see decision 57.
 */
export const LoadingArea = ({ shows, fallback, children }: LoadingAreaProps) => (
  <Suspense key={shows} fallback={fallback}>
    {children}
  </Suspense>
);
