import { useEffect, useState } from "react";
import { useIsReading } from "#ui/admin/waiting/under-way.tsx";

const A_FRAME_MS = 32;

export const useIsSettled = (): boolean => {
  const isBusy = useIsReading();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isBusy || isSettled) return;
    const timer = setTimeout(() => setSettled(true), A_FRAME_MS);
    return () => clearTimeout(timer);
  }, [isBusy, isSettled]);
  return isSettled;
};
