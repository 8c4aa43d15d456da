/** What a shop's page hands to PayPal's buttons, as far as the stand-in calls it. */
interface Props {
  createOrder(data: unknown, actions: object): Promise<string>;
  onApprove(data: unknown, actions: object): Promise<void>;
  onCancel(data: unknown): void;
  onError(error: unknown): void;
  onInit?(data: unknown, actions: unknown): void;
}

/** Runs in the page in the SDK's place. The page's scripts can neither create nor capture: the shop's server does. */
const sdk = (origin: string): void => {
  const ask = async (name: string, orderID: string): Promise<unknown> => {
    const body = JSON.stringify([orderID]);
    const response = await fetch(`${origin}/stand-in/${name}`, { method: "POST", body });
    const answer = (await response.json()) as { value?: unknown; error?: string };
    if (!response.ok) throw new Error(answer.error);
    return answer.value;
  };

  const approved = async (orderID: string): Promise<void> => {
    while (!(await ask("isApproved", orderID)))
      await new Promise((resolve) => setTimeout(resolve, 100));
  };

  const afterCreation = async (props: Props, orderID: string): Promise<void> => {
    const approve = () =>
      props.onApprove({ orderID }, { restart: () => afterCreation(props, orderID) });
    const deeds: Record<string, () => Promise<void> | void> = {
      approves: approve,
      cancels: () => props.onCancel({ orderID }),
      "closes the window": () => props.onError(new Error("Detected popup close")),
      "approves and vanishes": () => undefined,
      "thinks it over": () => approved(orderID).then(approve),
    };
    await deeds[String(await ask("press", orderID))]?.();
  };

  const press = async (props: Props): Promise<void> => {
    try {
      await afterCreation(props, await props.createOrder({ paymentSource: "paypal" }, {}));
    } catch (error) {
      props.onError(error);
    }
  };

  const Buttons = (props: Props) => {
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
        props.onInit?.({}, { enable: async () => undefined, disable: async () => undefined });
      },
    };
  };

  (window as unknown as { paypal: unknown }).paypal = { Buttons };
};

/** The text of the script that stands in for PayPal's. */
export const sdkScript = (origin: string): string =>
  `(${sdk.toString()})(${JSON.stringify(origin)})`;
