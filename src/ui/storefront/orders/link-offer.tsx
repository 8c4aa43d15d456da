import type { FormEvent } from "react";
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useRequestOrderLink } from "#ui/storefront/orders/link-queries.ts";
import styles from "#ui/storefront/orders/orders.module.css";

export const LinkOffer = ({ email = "" }: { readonly email?: string }) => {
  const request = useRequestOrderLink();
  const kept = useKeptForm("link");

  const ask = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = email || String(new FormData(event.currentTarget).get("link-email")).trim();
    if (typed && !request.isPending) request.mutate(typed, { onSuccess: kept.forget });
  };

  return (
    <form ref={kept.ref} noValidate onSubmit={ask} className={styles.linkOffer}>
      {email ? (
        <p>Placed an order on another device?</p>
      ) : (
        <Field label="Your email" name="link-email" type="email" autoComplete="email" />
      )}
      <SavingButton
        type="submit"
        sent={[request]}
        variant="secondary"
        aria-busy={request.isPending}
        disabled={request.isPending}
      >
        Email me a link
      </SavingButton>
      <p role="status">
        {request.isSuccess && "If that address has orders, a link is on its way."}
      </p>
    </form>
  );
};
