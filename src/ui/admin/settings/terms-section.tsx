import type { FarmProfile } from "#core/profile/farm-profile.ts";
import type { ProfileEdit } from "#core/profile/save-profile.ts";
import { BUSINESS_LETTERS, type TypedTerms } from "#core/profile/typed-terms.ts";
import { ROUTES } from "#core/routes.ts";
import type { Version } from "#core/shared/version.ts";
import { RichTextSetting } from "#ui/admin/settings/rich-text-setting.tsx";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import { useSection } from "#ui/admin/settings/use-section.ts";

const TITLE = "Terms and privacy";

const FIELDS = [
  { name: "name", label: "Business name, if another" },
  { name: "address", label: "Business address, if another", rows: 3 },
  {
    name: "vat",
    label: "VAT number",
    hint: "Only if you are registered, such as GB 123 4567 89. It stands in the terms and on receipts.",
  },
] as const;

const ADDITIONS = [
  {
    name: "terms",
    label: "Anything to add to the terms",
    hint: "It is shown below the shop's own words.",
  },
  {
    name: "privacy",
    label: "Anything to add on privacy",
    hint: "It is shown below the shop's own words.",
  },
] as const;

type Texts = Readonly<Record<keyof TypedTerms, string>>;

const editOf = (value: Texts, version: Version): ProfileEdit => ({
  section: "terms",
  version,
  value,
});

interface TermsSectionProps {
  readonly profile: Pick<FarmProfile, "business" | "additions">;
  readonly version: Version;
}

export const TermsSection = ({ profile: { business, additions }, version }: TermsSectionProps) => {
  const fields: Texts = { ...business, ...additions };
  const form = useSection({ name: "terms", title: TITLE, fields, version, editOf });
  return (
    <SectionForm title={TITLE} shownAt={ROUTES.terms} form={form}>
      {() => (
        <>
          {FIELDS.map((field) => (
            <TextSetting
              key={field.name}
              {...field}
              most={BUSINESS_LETTERS[field.name]}
              text={form.typed[field.name]}
              fault={form.faultOf(field.name)}
              onType={(text) => form.type(field.name, text)}
            />
          ))}
          {ADDITIONS.map(({ name, ...words }) => (
            <RichTextSetting
              key={name}
              {...words}
              html={form.typed[name]}
              onType={(html) => form.type(name, html)}
              onPreparing={form.countPreparing}
            />
          ))}
        </>
      )}
    </SectionForm>
  );
};
