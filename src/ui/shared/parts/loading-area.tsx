import { type ReactNode, Suspense } from "react";

interface LoadingAreaProps {
  readonly shows: string | number;
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Replaces the old area at once: React would keep it hidden, with its subscriptions (decision 57). */
export const LoadingArea = ({ shows, fallback, children }: LoadingAreaProps) => (
  <Suspense key={shows} fallback={fallback}>
    {children}
  </Suspense>
);
