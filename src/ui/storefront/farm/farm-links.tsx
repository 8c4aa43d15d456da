import { dialled, isMobile } from "#core/customers/phone.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

export const PhoneLink = () => {
  const { phone } = useFarm();
  const number = dialled(phone);
  return (
    <>
      <a href={`tel:${number}`}>{phone}</a>{" "}
      {isMobile(phone) && (
        <span>
          (<a href={`sms:${number}`}>send a text</a>)
        </span>
      )}
    </>
  );
};

export const EmailLink = () => {
  const { name, email } = useFarm();
  const subject = encodeURIComponent(`A question for ${name}`);
  return <a href={`mailto:${email}?subject=${subject}`}>{email}</a>;
};
