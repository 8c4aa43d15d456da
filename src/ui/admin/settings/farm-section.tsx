import { coordinatesIn, writtenCoordinates } from "#core/profile/coordinates.ts";
import { FARM_LETTERS } from "#core/profile/typed-farm.ts";
import { ROUTES } from "#core/routes.ts";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import styles from "#ui/admin/settings/settings.module.css";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import { type SectionProps, useSection } from "#ui/admin/settings/use-section.ts";
import { mapEmbedUrl } from "#ui/shared/map-urls.ts";

const TITLE = "The farm";

const FIELDS = [
  { name: "name", label: "Name" },
  { name: "tagline", label: "Tagline", hint: "One sentence, under the name in search engines." },
  { name: "owner", label: "Who writes the stories" },
  { name: "phone", label: "Phone", type: "tel" },
  { name: "email", label: "Email", type: "email" },
  { name: "street", label: "Street" },
  { name: "town", label: "Town" },
  { name: "postcode", label: "Postcode" },
  { name: "directions", label: "Directions", rows: 4 },
  {
    name: "place",
    label: "Place on the map",
    hint: "Paste the address of a map, or two numbers.",
  },
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
    editOf: (value, version) => ({ section: "farm", version, value }),
  });
  return (
    <SectionForm title={TITLE} shownAt={ROUTES.findUs} form={form} isOpen>
      {FIELDS.map((field) => (
        <TextSetting
          key={field.name}
          {...form.setting(field.name)}
          {...field}
          most={FARM_LETTERS[field.name]}
        />
      ))}
      <SmallMap typed={form.typed.place} />
    </SectionForm>
  );
};
