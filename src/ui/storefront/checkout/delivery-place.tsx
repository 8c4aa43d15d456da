import { useState } from "react";
import { deliveryArea } from "#core/farm-words.ts";
import { areaAnswer } from "#core/week/delivery-area.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Icon } from "#ui/shared/parts/icon.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { PostcodeBox } from "#ui/storefront/postcode/postcode-box.tsx";
import { useDeliveryPostcode } from "#ui/storefront/postcode/queries.ts";

/** Asks for the postcode where it isn't known, or where it is elsewhere. */
export const DeliveryPlace = ({ onCollected }: { readonly onCollected: () => void }) => {
  const farm = useFarm();
  const postcode = useDeliveryPostcode();
  const [asks, setAsks] = useState<"changing" | "asked" | null>(null);
  const isKnown = areaAnswer(farm.deliveryPostcodes, postcode).kind === "delivered";
  if (isKnown && asks === null)
    return (
      <p className={styles.place}>
        <Icon shape="m5 12.5 4.5 4.5L19 7.5" size={22} />
        <span>
          <span>{"We deliver to "}</span>
          <strong>{postcode.toUpperCase()}</strong>.
        </span>
        <Button variant="ghost" size="sm" onClick={() => setAsks("changing")}>
          Change
        </Button>
      </p>
    );
  return (
    <div className={styles.asked}>
      <p>{`We deliver to ${deliveryArea(farm)}.`}</p>
      <PostcodeBox
        hint="Check before you pay. It stays in this browser."
        first={postcode}
        takesFocus={asks === "changing"}
        onAsked={() => setAsks("asked")}
        onCollected={onCollected}
      />
    </div>
  );
};
