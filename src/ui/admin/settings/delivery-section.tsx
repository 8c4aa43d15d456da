import type { FarmProfile } from "#core/profile/farm-profile.ts";
import type { ProfileEdit } from "#core/profile/save-profile.ts";
import { DELIVERY_LETTERS } from "#core/profile/typed-delivery.ts";
import { ROUTES } from "#core/routes.ts";
import type { Version } from "#core/shared/version.ts";
import { WEEKDAYS, type Weekday } from "#core/shared/week.ts";
import { DayField, HoursField } from "#ui/admin/settings/day-fields.tsx";
import { useFaultText } from "#ui/admin/settings/fault-texts.ts";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import styles from "#ui/admin/settings/settings.module.css";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import { useSection } from "#ui/admin/settings/use-section.ts";

const TITLE = "Delivery and collection";

const TICKED = "yes";

type Texts = Readonly<Record<string, string>>;

const textsOf = ({ delivery, week: { week, area } }: FarmProfile): Texts => {
  const days = WEEKDAYS.flatMap(([weekday]) => {
    const [delivered, collected] = (["delivery", "collection"] as const).map((method) =>
      week.find((day) => day.weekday === weekday && day.method === method),
    );
    return [
      [`delivery-${weekday}`, delivered ? TICKED : ""],
      [`collection-${weekday}`, collected ? TICKED : ""],
      [`from-${weekday}`, collected?.from ?? ""],
      [`to-${weekday}`, collected?.to ?? ""],
    ] as const;
  });
  return { ...delivery, area: area.join(", "), ...Object.fromEntries(days) };
};

const editOf = (typed: Texts, version: Version): ProfileEdit => {
  const text = (name: string): string => typed[name] ?? "";
  const days = WEEKDAYS.map(([weekday]) => weekday);
  const ticked = (method: string): readonly Weekday[] =>
    days.filter((weekday) => text(`${method}-${weekday}`) === TICKED);
  const collections = ticked("collection").map((weekday) => ({
    weekday,
    from: text(`from-${weekday}`),
    to: text(`to-${weekday}`),
  }));
  return {
    section: "delivery",
    version,
    value: {
      town: text("town"),
      otherwise: text("otherwise"),
      area: text("area"),
      deliveries: ticked("delivery"),
      collections,
    },
  };
};

interface DeliverySectionProps {
  readonly profile: FarmProfile;
  readonly version: Version;
}

export const DeliverySection = ({ profile, version }: DeliverySectionProps) => {
  const fields = textsOf(profile);
  const form = useSection({ name: "delivery", title: TITLE, fields, version, editOf });
  const text = (name: keyof typeof DELIVERY_LETTERS) => ({
    name,
    text: form.typed[name] ?? "",
    most: DELIVERY_LETTERS[name],
    fault: form.faultOf(name),
    onType: (typed: string) => form.type(name, typed),
  });
  const isTicked = (name: string): boolean => form.typed[name] === TICKED;
  const tick = (name: string) => (isIt: boolean) => form.type(name, isIt ? TICKED : "");
  const noDeliveries = useFaultText(form.faultOf("deliveries"));
  const noCollections = useFaultText(form.faultOf("collections"));
  return (
    <SectionForm title={TITLE} shownAt={ROUTES.findUs} form={form}>
      <fieldset className={styles.days}>
        <legend>Delivery days</legend>
        {WEEKDAYS.map(([weekday, day]) => (
          <DayField
            key={weekday}
            name={`delivery-${weekday}`}
            day={day}
            isTicked={isTicked(`delivery-${weekday}`)}
            onTick={tick(`delivery-${weekday}`)}
          />
        ))}
        {noDeliveries && <small role="alert">{noDeliveries}</small>}
      </fieldset>
      <TextSetting
        {...text("area")}
        label="Postcodes"
        hint="The first halves of the postcodes that you deliver to, with commas between them: RH10, or RH10 6 for a part of it."
      />
      <TextSetting {...text("town")} label="Town named in texts" />
      <fieldset className={styles.days}>
        <legend>Collection days</legend>
        {WEEKDAYS.map(([weekday, day]) => (
          <HoursField
            key={weekday}
            weekday={weekday}
            day={day}
            isTicked={isTicked(`collection-${weekday}`)}
            from={form.typed[`from-${weekday}`] ?? ""}
            to={form.typed[`to-${weekday}`] ?? ""}
            fault={form.faultOf(`to-${weekday}`)}
            onTick={tick(`collection-${weekday}`)}
            onType={form.type}
          />
        ))}
        {noCollections && <small role="alert">{noCollections}</small>}
      </fieldset>
      <TextSetting
        {...text("otherwise")}
        label="Otherwise"
        hint="How eggs are collected on other days. May be empty."
      />
    </SectionForm>
  );
};
