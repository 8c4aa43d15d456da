import { useState } from "react";
import type { Coordinates } from "#core/profile/farm-profile.ts";
import styles from "#ui/admin/settings/place.module.css";
import { Button } from "#ui/shared/parts/button.tsx";

/** A metre, more or less. */
const DECIMALS = 5;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

const NOT_TOLD =
  "This device doesn't say where it is. Allow it in the browser's settings, or take the numbers from a map.";

const PATIENCE_MS = 20_000;

interface GatePlaceProps {
  readonly onFound: (place: Coordinates) => void;
}

/** For a link from a phone's map that names no place. */
export const GatePlace = ({ onFound }: GatePlaceProps) => {
  const [state, setState] = useState<"asked" | "failed" | null>(null);
  const ask = (): void => {
    setState("asked");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState(null);
        onFound({ latitude: rounded(latitude), longitude: rounded(longitude) });
      },
      () => setState("failed"),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  };
  return (
    <div className={styles.gate}>
      {"geolocation" in navigator && (
        <Button variant="secondary" size="sm" aria-busy={state === "asked"} onClick={ask}>
          I stand at the gate: take this place
        </Button>
      )}
      <p role="status" data-tone="bad">
        {state === "failed" && NOT_TOLD}
      </p>
      <p>In a map, keep a finger on the gate, or right-click it: the two numbers show.</p>
    </div>
  );
};
