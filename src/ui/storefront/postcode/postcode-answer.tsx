import { areaWords, elsewhereWords } from "#core/days/area-words.ts";
import { areaAnswer } from "#core/week/delivery-area.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useDays } from "#ui/storefront/days/queries.ts";

interface AnswerProps {
  readonly typed: string;
}

const WithDays = ({ typed }: AnswerProps) => {
  const { delivery, today } = useDays();
  return <span>{areaWords(useFarm(), typed, delivery, today)}</span>;
};

export const PostcodeAnswer = ({ typed }: AnswerProps) => {
  const farm = useFarm();
  const { kind } = areaAnswer(farm.deliveryPostcodes, typed);
  return kind === "elsewhere" ? (
    <span>{elsewhereWords(farm, typed)}</span>
  ) : (
    <WithDays typed={typed} />
  );
};
