import { type FormEvent, useId, useState } from "react";
import type { GiveAddressRefusal } from "#core/customer-changes/give-address.ts";
import { areaWords } from "#core/days/area-words.ts";
import { shortId } from "#core/orders/order.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { typedInto } from "#ui/shared/forms/typed.ts";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { Field, TextArea } from "#ui/shared/parts/field.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useGiveAddress } from "#ui/storefront/orders/address-queries.ts";
import styles from "#ui/storefront/orders/orders.module.css";
import type { OwnOrderProps } from "#ui/storefront/orders/own-order.ts";
import { useDeliveryPostcode } from "#ui/storefront/postcode/queries.ts";

const LINES = "Please enter your address: up to six lines of up to 100 letters.";

interface Fault {
  readonly refusal: GiveAddressRefusal;
  readonly postcode: string;
}

/** No days are told: the postcode was refused. */
const usePostcodeFault = (fault: Fault | null): string | undefined => {
  const farm = useFarm();
  if (!fault) return undefined;
  const { refusal, postcode } = fault;
  const isBad = refusal.kind === "bad-address" && refusal.field === "postcode";
  return isBad || refusal.kind === "outside-delivery-area"
    ? areaWords(farm, postcode, [], "")
    : undefined;
};

const AddressForm = ({ order, token, onChanged }: OwnOrderProps) => {
  const { ref, forget } = useKeptForm("address");
  const headingId = useId();
  const [fault, setFault] = useState<Fault | null>(null);
  const give = useGiveAddress();
  const postcodeFault = usePostcodeFault(fault);
  const isOfLines = fault?.refusal.kind === "bad-address" && fault.refusal.field === "lines";

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (give.isPending) return;
    const typed = typedInto(form);
    const address = { lines: typed("lines"), postcode: typed("postcode") };
    const given = { orderId: order.id, address, ...(token !== undefined && { token }) };
    give.mutate(given, {
      onSuccess: (answer) => {
        if (answer.ok) {
          forget();
          form.closest("article")?.querySelector("summary")?.focus();
          onChanged?.(answer.value);
        } else
          showFault(form, () => setFault({ refusal: answer.refusal, postcode: address.postcode }));
      },
    });
  };

  return (
    <form
      ref={ref}
      data-typed="address"
      noValidate
      aria-labelledby={headingId}
      className={styles.giveAddress}
      onSubmit={send}
    >
      <h3 id={headingId}>Where shall we bring your eggs?</h3>
      <p>{`Order ${shortId(order)} is paid, but we do not know your address yet.`}</p>
      <TextArea
        label="Address"
        name="lines"
        rows={3}
        maxLength={700}
        autoComplete="street-address"
        hint="A line for each line of the letter, without the postcode."
        error={isOfLines ? LINES : undefined}
      />
      <Field
        label="Postcode"
        name="postcode"
        autoComplete="postal-code"
        maxLength={20}
        defaultValue={useDeliveryPostcode()}
        error={postcodeFault}
      />
      <SavingButton
        type="submit"
        sent={[give]}
        aria-busy={give.isPending}
        disabled={give.isPending}
      >
        Send my address
      </SavingButton>
    </form>
  );
};

export const GiveAddress = (own: OwnOrderProps) =>
  own.order.asksForAddress ? <AddressForm {...own} /> : null;
