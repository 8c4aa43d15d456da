import { dialled, isMobile } from "#core/customers/phone.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

export const OtherDays = () => {
  const { otherwise, phone } = useFarm();
  if (otherwise === "") return null;
  return (
    <p>
      <span>{`Other days: ${otherwise} `}</span>
      <a href={`${isMobile(phone) ? "sms" : "tel"}:${dialled(phone)}`}>{phone}</a>.
    </p>
  );
};
