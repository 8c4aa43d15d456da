import { Link } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { ASK_PHONE, type AskPhone } from "#core/farm.ts";
import { deliveryDays, listed } from "#core/farm-words.ts";
import { DELIVERY_LETTERS } from "#core/profile/typed-delivery.ts";
import { ROUTES } from "#core/routes.ts";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import { StoredSetting } from "#ui/admin/settings/stored-setting.tsx";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import { type SectionProps, useSection } from "#ui/admin/settings/use-section.ts";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

const TITLE = "Delivery and collection";

const PHONE_IN_WORDS: Readonly<Record<AskPhone, string>> = {
  no: "No",
  optional: "Optional",
  required: "Required for deliveries",
};

const phoneInWords = (ask: AskPhone): string => PHONE_IN_WORDS[ask];

const askPhoneIn = (text: string): AskPhone => ASK_PHONE.find((one) => one === text) ?? "optional";

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
    fieldsOf: ({ delivery: { town, otherwise, askPhone } }) => ({ town, otherwise, askPhone }),
    editOf: (value, version) => ({ section: "delivery", version, value }),
  });
  const askPhone = setting("askPhone");
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
      <SelectField
        label="Ask for a phone"
        name="askPhone"
        options={ASK_PHONE}
        nameOf={phoneInWords}
        value={askPhoneIn(askPhone.text)}
        onChoose={askPhone.onType}
      />
      <StoredSetting
        {...askPhone}
        of="Ask for a phone"
        shown={(stored) => phoneInWords(askPhoneIn(stored))}
      />
    </SectionForm>
  );
};
