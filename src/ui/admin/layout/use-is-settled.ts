import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const A_FRAME_MS = 32;

export const useIsSettled = (): boolean => {
  const isBusy = useIsFetching() > 0;
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isBusy || isSettled) return;
    const timer = setTimeout(() => setSettled(true), A_FRAME_MS);
    return () => clearTimeout(timer);
  }, [isBusy, isSettled]);
  return isSettled;
};
