import type { CreateOrderRequestBody } from "@paypal/paypal-js";
import { faultOfCapture, readCapture } from "#adapters/paypal/browser/capture-response.ts";
import { orderRequest } from "#adapters/paypal/browser/order-request.ts";
import type { Capture } from "#core/payments/payment.ts";
import { Fault, isFault } from "#ports/fault.ts";
import type { PaymentGateway } from "#ports/payment-gateway.ts";

export interface CreateActions {
  readonly order: { create(request: CreateOrderRequestBody): Promise<string> };
}

export interface ApproveActions {
  readonly order?: { capture(): Promise<unknown> };
}

export interface PayPalPayments {
  readonly gateway: PaymentGateway;
  provideCreateActions(actions: CreateActions): Promise<void>;
  provideApproveActions(orderId: string, actions: ApproveActions): Promise<void>;
}

const TIMEOUT_MS = 5_000;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const capture = async (actions: ApproveActions | undefined): Promise<Capture> => {
  if (!actions?.order) throw new Fault("payment-failed", "PayPal lent no way to capture.");
  try {
    return readCapture(await actions.order.capture());
  } catch (cause) {
    if (cause instanceof Fault) throw cause;
    throw new Fault(faultOfCapture(cause), undefined, { cause });
  }
};

// An approval may be reported twice: one capture takes the money, the other is refused and waits for it, 5 s
// at most, since after a declined card the SDK leaves the first unsettled.
const orAnEarlierSuccess = async (
  attempt: Promise<Capture>,
  earlier: readonly Promise<Capture>[],
): Promise<Capture> => {
  try {
    return await attempt;
  } catch (refused) {
    if (earlier.length === 0) throw refused;
    const turnAway = (): Promise<never> => Promise.reject(refused);
    const success = Promise.any(earlier).catch(turnAway);
    if (isFault(refused, "payment-already-captured")) return success;
    return Promise.race([success, pause(TIMEOUT_MS).then(turnAway)]);
  }
};

export const paypalPayments = (): PayPalPayments => {
  let creating: CreateActions | undefined;
  const capturing = new Map<string, ApproveActions>();
  const attempts = new Map<string, readonly Promise<Capture>[]>();

  return {
    provideCreateActions: async (actions) => {
      creating = actions;
    },
    provideApproveActions: async (orderId, actions) => void capturing.set(orderId, actions),
    gateway: {
      create: async (purchase, _reference, farm) => {
        if (!creating) throw new Fault("payment-failed", "PayPal lent no way to create.");
        try {
          return { orderId: await creating.order.create(orderRequest(purchase, farm)) };
        } catch (cause) {
          throw new Fault("payment-unreachable", undefined, { cause });
        }
      },
      capture: async (orderId) => {
        const earlier = attempts.get(orderId) ?? [];
        const attempt = capture(capturing.get(orderId));
        attempts.set(orderId, [...earlier, attempt]);
        return orAnEarlierSuccess(attempt, earlier);
      },
      getOrder: async () => null,
      refund: async () => {
        throw new Fault("payment-refused", "A browser pays nothing back.");
      },
    },
  };
};
