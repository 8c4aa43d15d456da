import { useFarm } from "#ui/shared/queries/farm.ts";

export const OtherDays = () => {
  const { otherwise, phone } = useFarm();
  if (otherwise === "") return null;
  return (
    <p>
      <span>{`Other days: ${otherwise} `}</span>
      <a href={`sms:${phone.replace(/\s/g, "")}`}>{phone}</a>.
    </p>
  );
};
