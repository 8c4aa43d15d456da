import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useApp } from "#ui/shared/app-context.ts";
import { useIsGuarded } from "#ui/shared/navigation/location-context.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import styles from "#ui/shared/parts/error-area.module.css";
import { ErrorBoundary } from "#ui/shared/parts/error-boundary.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { whenIdle } from "#ui/shared/queries/when-idle.ts";
import { mendPage, reload } from "#ui/shared/reload-once.ts";
import { Shown } from "#ui/shared/shown.tsx";

const tryAgain = (): void => reload(window.location);

const WRONG = "Something went wrong";

interface NotShownProps {
  readonly what: string;
  readonly error: unknown;
}

const NotShown = ({ what, error }: NotShownProps) => {
  const isLost = useIsConnectionLost();
  const isGuarded = useIsGuarded();
  const client = useQueryClient();
  const { tab } = useApp();
  const [retry, setRetry] = useState<() => void>();
  useEffect(() => {
    const leaving = new AbortController();
    // A basket that was changed a moment ago is stored first.
    void whenIdle(client, "cart").then(() =>
      mendPage(error, isGuarded, leaving.signal, (again) => setRetry(() => again), tab),
    );
    return () => leaving.abort();
  }, [error, isGuarded, client, tab]);
  const wasLost = useRef(isLost);
  // Without a connection not even code can be fetched.
  useEffect(() => {
    if (wasLost.current && !isLost && !isGuarded) tryAgain();
    wasLost.current = isLost;
  }, [isLost, isGuarded]);
  const reached = isLost ? "The shop can't be reached" : WRONG;
  const title = retry ? "You seem to be offline" : reached;
  return (
    <article className={styles.errorArea} role="alert">
      <h2>{title}</h2>
      <p>{`We could not show ${what}${title !== WRONG && !isGuarded ? " and try again as soon as there is a connection" : ""}. Nothing you chose or paid for is lost.`}</p>
      <Button onClick={retry ?? tryAgain}>Try Again</Button>
      <Shown />
    </article>
  );
};

export const ErrorArea = ({
  what,
  children,
}: {
  readonly what: string;
  readonly children: ReactNode;
}) => (
  <ErrorBoundary fallback={(error) => <NotShown what={what} error={error} />}>
    {children}
  </ErrorBoundary>
);
