import { useFarm } from "#ui/shared/queries/farm.ts";

export const OtherDays = () => {
  const { otherwise, phone } = useFarm();
  if (otherwise === "") return null;
  return (
    <p>
      Other days: {otherwise} <a href={`sms:${phone.replace(/\s/g, "")}`}>{phone}</a>.
    </p>
  );
};
