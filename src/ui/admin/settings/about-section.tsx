import { ROUTES } from "#core/routes.ts";
import { RichTextSetting } from "#ui/admin/settings/rich-text-setting.tsx";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import { type SectionProps, useSection } from "#ui/admin/settings/use-section.ts";

const TITLE = "About the farm";

export const AboutSection = ({ sheet }: SectionProps) => {
  const form = useSection({
    name: "about",
    title: TITLE,
    sheet,
    fieldsOf: ({ about: { content } }) => ({ content }),
    editOf: (value, version) => ({ section: "about", version, value }),
  });
  return (
    <SectionForm
      title={TITLE}
      value={form.typed.content === "" ? "Empty: under construction" : "In your own words"}
      shownAt={ROUTES.about}
      form={form}
    >
      {() => (
        <RichTextSetting
          {...form.setting("content")}
          label="What the page says"
          hint="Without a text the page says that it is under construction. The farm's address and days stand below either way."
          onPreparing={form.countPreparing}
        />
      )}
    </SectionForm>
  );
};
