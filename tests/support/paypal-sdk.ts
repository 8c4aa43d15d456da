/** What the buyer and PayPal do after the button has been pressed. */
export interface PayPalBehaviour {
  readonly buyer:
    | "approves"
    | "cancels"
    | "closes at once"
    | "has no window"
    | "approves twice"
    | "approves again later"
    | "thinks it over, then approves"
    | "cancels while it is captured"
    | "is declined, then cancels";
  readonly create: "succeeds" | "fails";
  readonly drawing: "succeeds" | "fails";
  readonly capture:
    | "succeeds"
    | "fails"
    | "waits"
    | "was done before"
    | "is not completed"
    | "is pending";
  readonly payer: {
    readonly name?: { readonly given_name?: string };
    readonly email_address?: string;
  };
}

export const AGREEABLE: PayPalBehaviour = {
  buyer: "approves",
  create: "succeeds",
  drawing: "succeeds",
  capture: "succeeds",
  payer: { name: { given_name: "Mabel" }, email_address: "mabel@example.com" },
};

/** Runs in the page in the SDK's place: the same callbacks, in the same order, with the same arguments. */
export const paypalSdk = (behaviour: PayPalBehaviour): void => {
  const page = window as unknown as {
    paypal: unknown;
    paypalCheck: (body: unknown) => Promise<string>;
    paypalCaptures: number;
    paypalFinish: () => void;
    paypalApprove: () => void;
  };
  page.paypalCaptures = 0;

  const createOrder = async (body: unknown): Promise<string> => {
    if (behaviour.create === "fails") throw new Error("INTERNAL_SERVICE_ERROR");
    const answer = await page.paypalCheck(body);
    if (!answer.startsWith("ORDER")) throw new Error(answer);
    return answer;
  };

  const refusal = (): string | undefined => {
    const isSecondOfTwo = behaviour.buyer === "approves twice" && page.paypalCaptures > 1;
    if (behaviour.capture === "was done before" || isSecondOfTwo)
      return '{"name":"UNPROCESSABLE_ENTITY","details":[{"issue":"ORDER_ALREADY_CAPTURED"}]}';
    return behaviour.capture === "fails" ? "Order could not be captured" : undefined;
  };

  const settle = async (): Promise<void> => {
    if (behaviour.buyer === "is declined, then cancels") await new Promise(() => undefined);
    if (behaviour.capture !== "waits") return;
    await new Promise<void>((resolve) => {
      page.paypalFinish = resolve;
    });
  };

  const capture = async (): Promise<unknown> => {
    page.paypalCaptures += 1;
    const refused = refusal();
    if (refused) throw new Error(refused);
    await settle();
    const statuses = { "is not completed": "DECLINED", "is pending": "PENDING" } as Record<
      string,
      string
    >;
    const status = statuses[behaviour.capture] ?? "COMPLETED";
    return {
      id: "ignored",
      status: "COMPLETED",
      payer: behaviour.payer,
      purchase_units: [{ payments: { captures: [{ status }] } }],
    };
  };

  interface Props {
    createOrder(data: unknown, actions: unknown): Promise<string>;
    onApprove(data: unknown, actions: unknown): Promise<void>;
    onCancel(data: unknown): void;
    onError(error: unknown): void;
    onInit?(data: unknown, actions: unknown): void;
  }

  const signal = (name: "paypalApprove") =>
    new Promise<void>((resolve) => {
      page[name] = resolve;
    });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  type Deed = (props: Props, approve: () => Promise<void>, orderID: string) => Promise<void>;

  const deeds: Record<PayPalBehaviour["buyer"], Deed> = {
    approves: (_props, approve) => approve(),
    cancels: async (props, _approve, orderID) => props.onCancel({ orderID }),
    "has no window": async (props) =>
      props.onError(new Error("Can not open popup window - blocked")),
    "closes at once": async (props) => props.onError(new Error("Detected popup close")),
    "approves twice": async (_props, approve) => {
      await Promise.all([approve(), approve()]);
    },
    "approves again later": async (_props, approve) => {
      await approve();
      await approve();
    },
    "thinks it over, then approves": async (_props, approve) => {
      await signal("paypalApprove");
      await approve();
    },
    "is declined, then cancels": async (props, approve, orderID) => {
      void approve();
      await pause(300);
      props.onCancel({ orderID });
    },
    "cancels while it is captured": async (props, approve, orderID) => {
      const approved = approve();
      await pause(100);
      props.onCancel({ orderID });
      await approved;
    },
  };

  const afterCreation = (props: Props, orderID: string): Promise<void> =>
    deeds[behaviour.buyer](
      props,
      () => props.onApprove({ orderID }, { order: { capture } }),
      orderID,
    );

  const press = async (props: Props): Promise<void> => {
    try {
      const orderID = await props.createOrder(
        { paymentSource: "paypal" },
        { order: { create: createOrder } },
      );
      await afterCreation(props, orderID);
    } catch (error) {
      props.onError(error);
    }
  };

  const drawButtons = (props: Props) => {
    const button = document.createElement("button");
    return {
      isEligible: () => true,
      close: async () => button.remove(),
      updateProps: async () => undefined,
      render: async (container: HTMLElement) => {
        button.type = "button";
        button.textContent = "PayPal";
        button.onclick = () => void press(props);
        container.append(button);
        if (behaviour.drawing === "fails") throw new Error("could not render");
        props.onInit?.({}, { enable: async () => undefined, disable: async () => undefined });
      },
    };
  };

  page.paypal = { Buttons: drawButtons };
};
