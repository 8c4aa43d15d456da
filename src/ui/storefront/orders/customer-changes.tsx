import { useCallback, useRef, useState } from "react";
import { changesInWords, packedInWords } from "#core/orders/customer-changes-words.ts";
import { shortId } from "#core/orders/order.ts";
import type { SeenOrder } from "#core/orders/seen-order.ts";
import { paths } from "#core/routes.ts";
import { Button, ButtonLink } from "#ui/shared/parts/button.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useByNow } from "#ui/shared/queries/use-now.ts";
import { useSetting } from "#ui/shared/setting.ts";
import { CancelOrder } from "#ui/storefront/orders/cancel-order.tsx";
import { ChangeDay } from "#ui/storefront/orders/change-day.tsx";
import styles from "#ui/storefront/orders/customer-changes.module.css";
import type { OwnOrderProps } from "#ui/storefront/orders/own-order.ts";

const BeingCancelled = ({ order }: { readonly order: SeenOrder }) => {
  const { sendsMail } = useSetting();
  return (
    <p
      role="status"
      className={styles.words}
    >{`We are paying your money back.${sendsMail && order.customerEmail ? " You will get a mail." : ""}`}</p>
  );
};

const OpenChanges = (own: OwnOrderProps & Required<Pick<SeenOrder, "customerChanges">>) => {
  const { order, customerChanges } = own;
  const farm = useFarm();
  const changesAt = useCallback(
    (now: string) => {
      const isInTime = customerChanges.until > now;
      return {
        isInTime,
        words: changesInWords(customerChanges, farm, now),
        until: isInTime ? customerChanges.until : null,
      };
    },
    [customerChanges, farm],
  );
  const { isInTime, words } = useByNow(changesAt);
  const [isChanging, setChanging] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const end = (): void => {
    setChanging(false);
    toggle.current?.focus();
  };
  const mayChange = isInTime && customerChanges.mayChangeDay && customerChanges.changesLeft > 0;
  const mayCancel = isInTime && customerChanges.mayCancel;
  const ofWhich = (
    <span className={visuallyHiddenStyles.visuallyHidden}>{` of order ${shortId(order)}`}</span>
  );
  if (words === "") return null;
  return (
    <div className={styles.changes}>
      <p role="status" className={styles.words}>
        {words}
      </p>
      <div className={styles.buttons}>
        {mayChange && (
          <Button
            ref={toggle}
            variant="secondary"
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            Change the day…{ofWhich}
          </Button>
        )}
        {isInTime && (
          <ButtonLink
            to={paths.addTo(order.id)}
            state={own.token === undefined ? {} : { token: own.token }}
            variant="secondary"
          >
            Add to this order{" "}
            <span className={visuallyHiddenStyles.visuallyHidden}>{shortId(order)}</span>
          </ButtonLink>
        )}
        {mayCancel && (
          <Button variant="secondary" onClick={() => setCancelling(true)}>
            Cancel this order…
          </Button>
        )}
      </div>
      {mayChange && isChanging && <ChangeDay {...own} onDone={end} />}
      {mayCancel && isCancelling && <CancelOrder {...own} onClose={() => setCancelling(false)} />}
    </div>
  );
};

const Packed = ({ order }: { readonly order: SeenOrder }) => {
  const { isShared } = useSetting();
  const words = packedInWords(order, useFarm());
  return isShared && words !== "" ? <p className={styles.words}>{words}</p> : null;
};

export const CustomerChanges = (own: OwnOrderProps) => {
  const { isBeingCancelled, customerChanges } = own.order;
  if (isBeingCancelled) return <BeingCancelled order={own.order} />;
  return customerChanges ? (
    <OpenChanges {...own} customerChanges={customerChanges} />
  ) : (
    <Packed order={own.order} />
  );
};
