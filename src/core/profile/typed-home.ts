import type { FarmProfile } from "#core/profile/farm-profile.ts";
import { type FieldFault, type InvalidProfile, tooLong } from "#core/profile/field-fault.ts";
import type { HomeWords, TitledText } from "#core/profile/home-words.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export const HOME_LETTERS = { headline: 60, introduction: 240, pictureText: 160 } as const;
export const TITLED_LETTERS = { title: 40, text: 160 } as const;

const trimmed = ({ title, text }: TitledText): TitledText => ({
  title: title.trim(),
  text: text.trim(),
});

const faultsIn = (name: string, all: readonly TitledText[]): readonly FieldFault[] =>
  all.flatMap((one, at) =>
    tooLong(one, TITLED_LETTERS).map(({ field, why }) => ({
      field: `${name}-${at + 1}-${field}`,
      why,
    })),
  );

export const readHome = (typed: HomeWords): Result<Pick<FarmProfile, "home">, InvalidProfile> => {
  const [first, second, third] = typed.badges;
  const [one, two, three] = typed.reasons;
  const home: HomeWords = {
    headline: typed.headline.trim(),
    introduction: typed.introduction.trim(),
    picture: isPicture(typed.picture) ? typed.picture : "",
    pictureText: typed.pictureText.trim(),
    badges: [trimmed(first), trimmed(second), trimmed(third)],
    reasons: [trimmed(one), trimmed(two), trimmed(three)],
  };
  const faults = [
    ...tooLong(home, HOME_LETTERS),
    ...faultsIn("badge", home.badges),
    ...faultsIn("reason", home.reasons),
  ];
  return faults.length > 0 ? refuse({ kind: "invalid-profile", faults }) : accept({ home });
};
