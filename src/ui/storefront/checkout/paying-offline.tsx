import { type ReactNode, useEffect, useRef } from "react";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import { reload } from "#ui/shared/reload-once.ts";
import { useSetting } from "#ui/shared/setting.ts";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { usePaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import { useIsOffline } from "#ui/storefront/checkout/use-is-offline.ts";

interface PayingOfflineProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

export const PayingOffline = ({ isBusy, children }: PayingOfflineProps) => {
  const isOffline = useIsOffline();
  const isCut = useIsConnectionLost() || isOffline;
  const { paysByPayPal } = useSetting();
  const { paypal } = usePaymentProviders();
  const needsPage = paysByPayPal && !paypal.script.dataCspNonce;
  const wasCut = useRef(isCut);
  // A page from the worker's cache has no nonce for PayPal's script.
  useEffect(() => {
    if (needsPage && wasCut.current && !isCut) reload(window.location);
    wasCut.current = isCut;
  }, [needsPage, isCut]);
  return (
    <>
      {isCut && (
        <p role="status" className={styles.paymentBlocked}>
          Paying needs a connection.
        </p>
      )}
      <div className={styles.payingOnline} hidden={isOffline && !isBusy}>
        {children}
      </div>
    </>
  );
};
