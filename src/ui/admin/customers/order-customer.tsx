import { useRef } from "react";
import { adminPaths } from "#core/admin-routes.ts";
import { emailFault } from "#core/customers/typed-email.ts";
import { customerOfOrder } from "#core/orders/customer-of-order.ts";
import type { Order } from "#core/orders/order.ts";
import { useAddCustomer, useCustomerOf } from "#ui/admin/customers/queries.ts";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

export const OrderCustomer = ({ order }: { readonly order: Order }) => {
  const ref = useRef<HTMLParagraphElement>(null);
  const customer = useCustomerOf(order.customerEmail);
  const add = useAddCustomer();
  if (emailFault(order.customerEmail) !== null || customer === undefined) return null;
  return (
    <p ref={ref} tabIndex={-1}>
      {customer ? (
        <ButtonLink
          to={adminPaths.customer(customer.id)}
          variant="secondary"
          size="sm"
        >{`Customer: ${customer.name}`}</ButtonLink>
      ) : (
        <SavingButton
          variant="secondary"
          size="sm"
          sent={[add]}
          onClick={() => {
            ref.current?.focus({ preventScroll: true });
            add.mutate(customerOfOrder(order));
          }}
        >
          Add as customer
        </SavingButton>
      )}
    </p>
  );
};
