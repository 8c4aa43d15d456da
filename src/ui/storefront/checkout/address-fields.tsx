import { Field } from "#ui/shared/parts/field.tsx";
import { useFirstCode } from "#ui/shared/queries/farm.ts";
import type { PayerFault } from "#ui/storefront/checkout/practice-payer.ts";
import { useDeliveryPostcode } from "#ui/storefront/postcode/queries.ts";

export const AddressFields = ({ fault }: { readonly fault: PayerFault | null }) => {
  const code = useFirstCode();
  return (
    <fieldset>
      <legend>Where we deliver to</legend>
      <Field label="Address line" name="line" autoComplete="address-line1" maxLength={300} />
      <Field label="Town" name="town" autoComplete="address-level2" maxLength={300} />
      <Field
        label="Postcode"
        name="postcode"
        autoComplete="postal-code"
        maxLength={20}
        defaultValue={useDeliveryPostcode()}
        error={
          fault === "postcode"
            ? `Please enter the postcode that we deliver to, such as ${code} 1AA.`
            : undefined
        }
      />
    </fieldset>
  );
};
