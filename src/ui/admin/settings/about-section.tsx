import type { AboutText } from "#core/profile/farm-texts.ts";
import type { ProfileEdit } from "#core/profile/save-profile.ts";
import { ROUTES } from "#core/routes.ts";
import type { Version } from "#core/shared/version.ts";
import { RichTextSetting } from "#ui/admin/settings/rich-text-setting.tsx";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import { useSection } from "#ui/admin/settings/use-section.ts";

const TITLE = "About the farm";

type Texts = Readonly<Record<keyof AboutText, string>>;

const editOf = ({ content }: Texts, version: Version): ProfileEdit => ({
  section: "about",
  version,
  value: { content },
});

interface AboutSectionProps {
  readonly value: AboutText;
  readonly version: Version;
}

export const AboutSection = ({ value: { content }, version }: AboutSectionProps) => {
  const fields: Texts = { content };
  const form = useSection({ name: "about", title: TITLE, fields, version, editOf });
  return (
    <SectionForm title={TITLE} shownAt={ROUTES.about} form={form}>
      {() => (
        <RichTextSetting
          label="What the page says"
          hint="Without a text the page says that it is under construction. The farm's address and days stand below either way."
          html={form.typed.content}
          onType={(html) => form.type("content", html)}
          onPreparing={form.countPreparing}
        />
      )}
    </SectionForm>
  );
};
