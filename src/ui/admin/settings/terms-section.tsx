import { BUSINESS_LETTERS } from "#core/profile/typed-terms.ts";
import { ROUTES } from "#core/routes.ts";
import { RichTextSetting } from "#ui/admin/settings/rich-text-setting.tsx";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import { type SectionProps, useSection } from "#ui/admin/settings/use-section.ts";

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

export const TermsSection = ({ sheet }: SectionProps) => {
  const form = useSection({
    name: "terms",
    title: TITLE,
    sheet,
    fieldsOf: ({ business, additions }) => ({ ...business, ...additions }),
    editOf: (value, version) => ({ section: "terms", version, value }),
  });
  const hasOwn = form.typed.terms !== "" || form.typed.privacy !== "";
  return (
    <SectionForm
      title={TITLE}
      value={hasOwn ? "The shop's own words, and yours" : "The shop's own words"}
      shownAt={ROUTES.terms}
      form={form}
    >
      {() => (
        <>
          {FIELDS.map((field) => (
            <TextSetting
              key={field.name}
              {...form.setting(field.name)}
              {...field}
              most={BUSINESS_LETTERS[field.name]}
            />
          ))}
          {ADDITIONS.map((field) => (
            <RichTextSetting
              key={field.name}
              {...form.setting(field.name)}
              {...field}
              onPreparing={form.countPreparing}
            />
          ))}
        </>
      )}
    </SectionForm>
  );
};
