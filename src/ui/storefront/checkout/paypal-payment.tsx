import {
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from "@paypal/react-paypal-js";
import { useRef, useState } from "react";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { LoadingPayment } from "#ui/storefront/checkout/loading-payment.tsx";
import { usePaymentProviders } from "#ui/storefront/checkout/payment-providers.ts";
import { paypalNotice } from "#ui/storefront/checkout/paypal-notices.ts";
import type { Checkout } from "#ui/storefront/checkout/use-checkout.ts";

class TurnedAway extends Error {}

const ScriptFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert">
    <p>We could not load PayPal. Please check your connection. Your basket is safe.</p>
    <Button variant="secondary" onClick={onRetry}>
      Retry
    </Button>
  </div>
);

const Buttons = ({
  checkout,
  onRetry,
}: {
  readonly checkout: Checkout;
  readonly onRetry: () => void;
}) => {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  const { paypal } = usePaymentProviders();
  const isLost = useIsConnectionLost();
  const wasTurnedAway = useRef(false);
  const [cantBeDrawn, setCantBeDrawn] = useState(false);

  if (isRejected || cantBeDrawn) return <ScriptFailure onRetry={onRetry} />;
  return (
    <>
      {isPending && <LoadingPayment />}
      {/* Hidden, not removed: while it captures, the payment lives in the buttons' own frame. */}
      <div className={styles.paypalButtons} hidden={checkout.isBusy}>
        <PayPalButtons
          disabled={isLost}
          createOrder={async (_data, actions) => {
            wasTurnedAway.current = false;
            await paypal.provideCreateActions(actions);
            const orderId = await checkout.open("paypal");
            if (orderId !== null) return orderId;
            wasTurnedAway.current = true;
            throw new TurnedAway();
          }}
          onApprove={async (data, actions) => {
            await paypal.provideApproveActions(data.orderID, actions);
            const isDeclined = await checkout.take(data.orderID);
            if (isDeclined) await actions.restart();
          }}
          onCancel={({ orderID }) => checkout.cancel(String(orderID ?? ""))}
          onError={(error) => {
            checkout.release();
            // Only the library's own error boundary names a component stack.
            if ("componentStack" in error) setCantBeDrawn(true);
            if (!wasTurnedAway.current) notify(paypalNotice(error));
            wasTurnedAway.current = false;
          }}
        >
          <ScriptFailure onRetry={onRetry} />
        </PayPalButtons>
      </div>
    </>
  );
};

export const PayPalPayment = ({
  clientId,
  checkout,
}: {
  readonly clientId: string;
  readonly checkout: Checkout;
}) => {
  const [attempt, setAttempt] = useState(1);
  const { paypal } = usePaymentProviders();
  return (
    <PayPalScriptProvider
      key={attempt}
      options={{ clientId, currency: "GBP", intent: "capture", ...paypal.script }}
    >
      <Buttons checkout={checkout} onRetry={() => setAttempt(attempt + 1)} />
    </PayPalScriptProvider>
  );
};
