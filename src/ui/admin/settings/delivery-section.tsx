import { Link } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { DeliveryWords } from "#core/profile/farm-profile.ts";
import { DELIVERY_LETTERS } from "#core/profile/typed-delivery.ts";
import { ROUTES } from "#core/routes.ts";
import type { Version } from "#core/shared/version.ts";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import { useSection } from "#ui/admin/settings/use-section.ts";

const TITLE = "Delivery and collection";

interface DeliverySectionProps {
  readonly value: DeliveryWords;
  readonly version: Version;
}

export const DeliverySection = ({ value, version }: DeliverySectionProps) => {
  const form = useSection({
    name: "delivery",
    title: TITLE,
    fields: { town: value.town, otherwise: value.otherwise },
    version,
    editOf: (typed, from) => ({ section: "delivery", version: from, value: typed }),
  });
  const text = (name: keyof typeof DELIVERY_LETTERS) => ({
    name,
    text: form.typed[name],
    most: DELIVERY_LETTERS[name],
    fault: form.faultOf(name),
    onType: (typed: string) => form.type(name, typed),
  });
  return (
    <SectionForm title={TITLE} shownAt={ROUTES.findUs} form={form}>
      <p>
        Days, hours and postcodes are set in <Link to={ADMIN_ROUTES.week}>The Week</Link>.
      </p>
      <TextSetting {...text("town")} label="Town named in texts" />
      <TextSetting
        {...text("otherwise")}
        label="Otherwise"
        hint="How eggs are collected on other days. May be empty."
      />
    </SectionForm>
  );
};
