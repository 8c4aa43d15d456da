import { type Ref, useId } from "react";
import { choiceWords, shortWords } from "#core/days/choice-words.ts";
import { isChoosable } from "#core/days/day-choice.ts";
import type { DayOffer } from "#core/days/day-offers.ts";
import type { Day } from "#core/shared/day.ts";
import chipStyles from "#ui/shared/parts/day-chips.module.css";

interface DayListProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly offers: readonly DayOffer[];
  readonly eggs: number;
  readonly today: Day;
  readonly chosen: Day | null;
  readonly onChoose: (day: Day) => void;
}

export const DayList = ({ ref, offers, eggs, today, chosen, onChoose }: DayListProps) => {
  const name = useId();
  return (
    <div ref={ref} className={chipStyles.chips}>
      {offers.map((offer) => {
        const [lead, second] = shortWords(offer);
        return (
          <label key={offer.day}>
            <input
              type="radio"
              name={name}
              aria-label={choiceWords(offer, today)}
              disabled={!isChoosable(offer, eggs)}
              checked={offer.day === chosen}
              onChange={() => onChoose(offer.day)}
            />
            <span className={chipStyles.chip}>
              <strong>{lead}</strong>
              <small>{second}</small>
            </span>
          </label>
        );
      })}
    </div>
  );
};
