import type { HomeWords, TitledText } from "#core/profile/home-words.ts";
import type { ProfileEdit } from "#core/profile/save-profile.ts";
import { HOME_LETTERS, TITLED_LETTERS } from "#core/profile/typed-home.ts";
import { ROUTES } from "#core/routes.ts";
import type { Version } from "#core/shared/version.ts";
import type { Texts } from "#ui/admin/editing/edited-texts.ts";
import { PictureSetting } from "#ui/admin/settings/picture-setting.tsx";
import { SectionForm } from "#ui/admin/settings/section-form.tsx";
import styles from "#ui/admin/settings/settings.module.css";
import { TextSetting } from "#ui/admin/settings/text-setting.tsx";
import titledStyles from "#ui/admin/settings/titled.module.css";
import { type SectionProps, useSection } from "#ui/admin/settings/use-section.ts";
import { spaced } from "#ui/shared/spaced.ts";

const TITLE = "Home";

const GROUPS = [
  ["badge", "badges", ["First badge", "Second badge", "Third badge"]],
  ["reason", "reasons", ["First reason", "Second reason", "Third reason"]],
] as const;

const textsOf = (words: HomeWords): Texts => ({
  headline: words.headline,
  introduction: words.introduction,
  picture: words.picture,
  pictureText: words.pictureText,
  ...Object.fromEntries(
    GROUPS.flatMap(([name, list]) =>
      words[list].flatMap(({ title, text }, at) => [
        [`${name}-${at + 1}-title`, title],
        [`${name}-${at + 1}-text`, text],
      ]),
    ),
  ),
});

const editOf = (typed: Texts, version: Version): ProfileEdit => {
  const titled = (name: string): TitledText => ({
    title: typed[`${name}-title`] ?? "",
    text: typed[`${name}-text`] ?? "",
  });
  return {
    section: "home",
    version,
    value: {
      headline: typed.headline ?? "",
      introduction: typed.introduction ?? "",
      picture: typed.picture ?? "",
      pictureText: typed.pictureText ?? "",
      badges: [titled("badge-1"), titled("badge-2"), titled("badge-3")],
      reasons: [titled("reason-1"), titled("reason-2"), titled("reason-3")],
    },
  };
};

export const HomeSection = ({ sheet }: SectionProps) => {
  const { setting, ...form } = useSection({
    name: "home",
    title: TITLE,
    sheet,
    fieldsOf: ({ home }) => textsOf(home),
    editOf,
  });
  const picture = setting("picture");
  return (
    <SectionForm
      title={TITLE}
      value={form.typed.headline || "No headline"}
      shownAt={ROUTES.home}
      form={form}
    >
      <p>What you leave empty isn't shown.</p>
      <TextSetting {...setting("headline")} most={HOME_LETTERS.headline} label="Headline" />
      <TextSetting
        {...setting("introduction")}
        most={HOME_LETTERS.introduction}
        label="Introduction"
        rows={3}
      />
      <PictureSetting
        {...picture}
        label="Picture"
        hint="It stands beside the headline, one and a half times as wide as high. Without one the drawn hen stands there."
        preview="Preview of Home's picture"
        removal="Remove Picture"
        onPreparing={form.countPreparing}
      />
      {picture.text && (
        <TextSetting
          {...setting("pictureText")}
          most={HOME_LETTERS.pictureText}
          label="What the picture shows"
          hint="For people who don't see it."
        />
      )}
      {GROUPS.flatMap(([name, , legends]) =>
        legends.map((legend, at) => (
          <fieldset key={legend} className={spaced(titledStyles.titled, styles.pair)}>
            <legend>{legend}</legend>
            <TextSetting
              {...setting(`${name}-${at + 1}-title`)}
              most={TITLED_LETTERS.title}
              label="Title"
            />
            <TextSetting
              {...setting(`${name}-${at + 1}-text`)}
              most={TITLED_LETTERS.text}
              label="Text"
              rows={2}
            />
          </fieldset>
        )),
      )}
    </SectionForm>
  );
};
