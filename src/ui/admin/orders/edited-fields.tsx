import type { EditedField, OrderFields } from "#core/by-hand/edit-order.ts";
import { FAULTS } from "#ui/admin/by-hand/new-order-texts.ts";
import { emailFaultText } from "#ui/shared/parts/email-faults.ts";
import { EmailField } from "#ui/shared/parts/email-field.tsx";
import { Field, TextArea } from "#ui/shared/parts/field.tsx";

interface EditedFieldsProps {
  readonly typed: OrderFields;
  readonly bad: readonly EditedField[];
  readonly onChange: (typed: OrderFields) => void;
}

export const EditedFields = ({ typed, bad, onChange }: EditedFieldsProps) => {
  const { name, email, phone, address, recipient = "" } = typed;
  const faultOf = (field: EditedField, words: string | undefined): string | undefined =>
    bad.includes(field) ? words : undefined;
  return (
    <>
      <Field
        label="Name"
        autoComplete="off"
        value={name}
        error={faultOf("name", FAULTS.name)}
        onChange={({ target }) => onChange({ ...typed, name: target.value })}
      />
      <EmailField
        label="Email"
        autoComplete="off"
        value={email}
        error={faultOf("email", emailFaultText(email))}
        onChange={({ target }) => onChange({ ...typed, email: target.value })}
      />
      <Field
        label="Phone"
        type="tel"
        autoComplete="off"
        value={phone}
        error={faultOf("phone", FAULTS.phone)}
        onChange={({ target }) => onChange({ ...typed, phone: target.value })}
      />
      <Field
        label="Who is it for?"
        autoComplete="off"
        value={recipient}
        hint="Empty: the customer."
        error={faultOf("recipient", FAULTS.name)}
        onChange={({ target }) => onChange({ ...typed, recipient: target.value })}
      />
      <TextArea
        label="Address"
        rows={3}
        autoComplete="off"
        value={address.lines}
        hint="A line for each line of the letter."
        error={faultOf("address", FAULTS.address)}
        onChange={({ target }) =>
          onChange({ ...typed, address: { ...address, lines: target.value } })
        }
      />
      <Field
        label="Postcode"
        autoComplete="off"
        value={address.postcode}
        onChange={({ target }) =>
          onChange({ ...typed, address: { ...address, postcode: target.value } })
        }
      />
    </>
  );
};
