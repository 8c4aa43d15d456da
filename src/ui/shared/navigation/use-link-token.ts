import { useEffect, useState } from "react";

const LINK = "#link=";

const tokenInAddress = (): string | null => {
  const { hash } = window.location;
  return hash.startsWith(LINK) ? hash.slice(LINK.length) : null;
};

const dropFragment = (): void => {
  const { history, location } = window;
  history.replaceState(history.state, "", location.pathname + location.search);
};

export const useLinkToken = (): readonly [string | null, () => void] => {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => setToken((known) => tokenInAddress() ?? known);
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  const drop = (): void => {
    setToken(null);
    dropFragment();
  };
  return [token, drop];
};
