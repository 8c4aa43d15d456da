import { useState } from "react";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { Optional } from "#ui/shared/parts/optional.tsx";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";

export const AsOfLine = lazyPage(
  async () => (await import("#ui/shared/parts/as-of-line.tsx")).AsOfLine,
);

export const AsOf = () => {
  const isLost = useIsConnectionLost();
  const [wasLost, setWasLost] = useState(false);
  if (isLost && !wasLost) setWasLost(true);
  return (
    wasLost && (
      <Optional shows="of when it is">
        <AsOfLine />
      </Optional>
    )
  );
};
