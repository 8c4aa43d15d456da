import { useEffect, useState } from "react";

type LinkName = "link" | "order";

const tokenInAddress = (name: LinkName): string | null => {
  const { hash } = window.location;
  const beginning = `#${name}=`;
  return hash.startsWith(beginning) ? hash.slice(beginning.length) : null;
};

const dropFragment = (): void => {
  const { history, location } = window;
  history.replaceState(history.state, "", location.pathname + location.search);
};

export const useLinkToken = (name: LinkName): readonly [string | null, () => void] => {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => setToken((known) => tokenInAddress(name) ?? known);
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [name]);
  const drop = (): void => {
    setToken(null);
    dropFragment();
  };
  return [token, drop];
};
