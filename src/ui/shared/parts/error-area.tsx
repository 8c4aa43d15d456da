import type { ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Button } from "#ui/shared/parts/button.tsx";

/** Keeps a fault of one part of the page from taking the rest down. */
export const ErrorArea = ({
  what,
  children,
}: {
  readonly what: string;
  readonly children: ReactNode;
}) => (
  <ErrorBoundary
    fallbackRender={() => (
      <article className="error-area" role="alert">
        <h2>Something went wrong</h2>
        <p>We could not show {what}. Nothing you chose or paid for is lost.</p>
        <Button onClick={() => window.location.reload()}>Try Again</Button>
      </article>
    )}
  >
    {children}
  </ErrorBoundary>
);
