import { type Ref, useId } from "react";
import { choiceWords } from "#core/days/choice-words.ts";
import { isChoosable } from "#core/days/day-choice.ts";
import type { DayOffer } from "#core/days/day-offers.ts";
import type { Day } from "#core/shared/day.ts";
import styles from "#ui/storefront/checkout/day-group.module.css";

const OfferWords = ({ words }: { readonly words: string }) => {
  const [day = ""] = words.split(/[,:]/);
  const rest = words.slice(day.length);
  const hasTerms = rest.startsWith(", ");
  return (
    <span>
      <strong>{day}</strong>
      <span>{hasTerms ? ", " : rest}</span>
      {hasTerms && <span className={styles.terms}>{rest.slice(2)}</span>}
    </span>
  );
};

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
    <div ref={ref}>
      {offers.map((offer) => (
        <label key={offer.day}>
          <input
            type="radio"
            name={name}
            disabled={!isChoosable(offer, eggs)}
            checked={offer.day === chosen}
            onChange={() => onChoose(offer.day)}
          />
          <OfferWords words={choiceWords(offer, today)} />
        </label>
      ))}
    </div>
  );
};
