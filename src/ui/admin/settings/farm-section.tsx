import { decodedAddress } from "#core/customers/decoded-domain.ts";
import { coordinatesIn, writtenCoordinates } from "#core/profile/coordinates.ts";
import { FARM_LETTERS } from "#core/profile/typed-farm.ts";
import { ROUTES } from "#core/routes.ts";
import { GatePlace } from "#ui/admin/settings/gate-place.tsx";
import styles from "#ui/admin/settings/place.module.css";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import { type SectionProps, useSection } from "#ui/admin/settings/use-section.ts";
import { mapEmbedUrl } from "#ui/shared/map-urls.ts";

const TITLE = "The farm";

const WIDE = "on a desktop";

const FIELDS = [
  { name: "name", label: "Name", isShort: WIDE },
  { name: "owner", label: "Who writes the stories", isShort: WIDE },
  { name: "tagline", label: "Tagline", hint: "One sentence, under the name in search engines." },
  { name: "phone", label: "Phone", type: "tel", isShort: WIDE },
  { name: "email", label: "Email", type: "email", isShort: WIDE },
  { name: "street", label: "Street", isShort: WIDE },
  { name: "town", label: "Town", isShort: true },
  { name: "postcode", label: "Postcode", isShort: true },
] as const;

const SmallMap = ({ typed }: { readonly typed: string }) => {
  const place = coordinatesIn(typed);
  return (
    place && (
      <iframe
        className={styles.map}
        title="The place on a map"
        src={mapEmbedUrl(place)}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  );
};

export const FarmSection = ({ sheet }: SectionProps) => {
  const form = useSection({
    name: "farm",
    title: TITLE,
    sheet,
    fieldsOf: ({ farm }) => ({ ...farm, place: writtenCoordinates(farm.place) }),
    editOf: (value, version) => ({
      section: "farm",
      version,
      value: { ...value, email: decodedAddress(value.email) },
    }),
  });
  const { typed } = form;
  const place = form.setting("place");
  return (
    <SectionForm
      title={TITLE}
      value={[typed.name, typed.street, typed.town].filter(Boolean).join(", ")}
      shownAt={ROUTES.findUs}
      form={form}
      isOpen
    >
      {FIELDS.map((field) => (
        <TextSetting
          key={field.name}
          {...form.setting(field.name)}
          {...field}
          most={FARM_LETTERS[field.name]}
        />
      ))}
      <div className={styles.place}>
        <TextSetting
          {...place}
          label="Place on the map"
          hint="Paste the address of a map, or two numbers."
          most={FARM_LETTERS.place}
        />
        <GatePlace onFound={(found) => place.onType(writtenCoordinates(found))} />
      </div>
      <SmallMap typed={typed.place} />
      <TextSetting
        {...form.setting("directions")}
        label="Directions"
        rows={3}
        most={FARM_LETTERS.directions}
      />
    </SectionForm>
  );
};
