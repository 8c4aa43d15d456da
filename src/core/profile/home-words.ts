import type { Farm } from "#core/farm.ts";
import { deliveryDays } from "#core/farm-words.ts";

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export const isShown = ({ title, text }: TitledText): boolean => title !== "" || text !== "";

type Three<Value> = readonly [Value, Value, Value];

export interface HomeWords {
  readonly headline: string;
  readonly introduction: string;
  readonly picture: string;
  readonly pictureText: string;
  readonly badges: Three<TitledText>;
  readonly reasons: Three<TitledText>;
}

const KINDS = ["One kind", "Two kinds", "Three kinds", "Four kinds", "Five kinds", "Six kinds"];

export const homeWordsOf = (
  farm: Pick<Farm, "deliveryTown" | "calendar">,
  kinds: number = KINDS.length,
): HomeWords => ({
  headline: "Fresh eggs, from our hens to your kitchen",
  introduction: `${KINDS[kinds - 1] ?? "All kinds"} of eggs, gathered by hand every morning. We bring them to your door, or you collect them from the farm gate.`,
  picture: "",
  pictureText: "",
  badges: [
    { title: "Free delivery", text: `to ${farm.deliveryTown}, ${deliveryDays(farm)}` },
    { title: "Happy hens", text: "outdoors all day, every day" },
    { title: "Sustainable farming", text: "small flocks, kind to the land" },
  ],
  reasons: [
    {
      title: "Gathered today",
      text: "We collect the eggs every morning. What you eat on Sunday was laid this week, not last month.",
    },
    {
      title: "Hens with room to roam",
      text: "Our flocks scratch, dust-bathe and sleep as hens should. You can taste the grass in the yolk.",
    },
    {
      title: "From a farm you can visit",
      text: "No middlemen and no long roads. Come to the gate at the weekend and meet the hens.",
    },
  ],
});

/** A fresh shop's text follows the present one. */
export const followingFirst = (words: HomeWords, fresh: HomeWords, now: HomeWords): HomeWords => {
  const [badge, ...badges] = words.badges;
  const { text } = fresh.badges[0];
  return {
    ...words,
    ...(words.introduction === fresh.introduction && { introduction: now.introduction }),
    badges: [badge.text === text ? { ...badge, text: now.badges[0].text } : badge, ...badges],
  };
};
