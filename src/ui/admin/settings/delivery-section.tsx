import { Link } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { deliveryDays, listed } from "#core/farm-words.ts";
import { DELIVERY_LETTERS } from "#core/profile/typed-delivery.ts";
import { ROUTES } from "#core/routes.ts";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import { type SectionProps, useSection } from "#ui/admin/settings/use-section.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

const TITLE = "Delivery and collection";

const MOST_CODES = 3;

const useDeliveryInWords = (): string => {
  const farm = useFarm();
  const { deliveryPostcodes: codes } = farm;
  const area = codes.length > MOST_CODES ? `${codes.length} postcodes` : listed(codes);
  return [deliveryDays(farm), area].filter(Boolean).join(", ");
};

export const DeliverySection = ({ sheet }: SectionProps) => {
  const { setting, ...form } = useSection({
    name: "delivery",
    title: TITLE,
    sheet,
    fieldsOf: ({ delivery: { town, otherwise } }) => ({ town, otherwise }),
    editOf: (value, version) => ({ section: "delivery", version, value }),
  });
  return (
    <SectionForm title={TITLE} value={useDeliveryInWords()} shownAt={ROUTES.findUs} form={form}>
      <p>
        Days, hours and postcodes are set in <Link to={ADMIN_ROUTES.week}>The Week</Link>.
      </p>
      <TextSetting {...setting("town")} most={DELIVERY_LETTERS.town} label="Town named in texts" />
      <TextSetting
        {...setting("otherwise")}
        most={DELIVERY_LETTERS.otherwise}
        label="Otherwise"
        hint="How eggs are collected on other days. May be empty."
      />
    </SectionForm>
  );
};
