import { useEffect, useId, useRef, useState } from "react";
import { choiceWords, goneWords } from "#core/days/choice-words.ts";
import { firstOffers } from "#core/days/day-choice.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import styles from "#ui/storefront/checkout/day-group.module.css";
import { LEGENDS, SHOWN_FIRST } from "#ui/storefront/checkout/day-legends.ts";
import { DayList } from "#ui/storefront/checkout/day-list.tsx";
import { NoOpenDay } from "#ui/storefront/checkout/no-open-day.tsx";
import { OtherDays } from "#ui/storefront/checkout/other-days.tsx";
import { useChooseDay } from "#ui/storefront/checkout/queries.ts";
import type { MethodDays } from "#ui/storefront/checkout/use-day-choices.ts";
import { useRoomNews } from "#ui/storefront/checkout/use-room-news.ts";

interface DayGroupProps {
  readonly days: MethodDays;
  readonly isBusy: boolean;
  readonly onCollected: () => void;
}

export const DayGroup = ({ days, isBusy, onCollected }: DayGroupProps) => {
  const { method, offers, eggs, wanted, choice, today } = days;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const chooseDay = useChooseDay();
  const shown = isWhole ? offers : firstOffers(offers, SHOWN_FIRST, wanted);
  const roomNews = useRoomNews(offers.find(({ day }) => day === choice.day));
  const chosen = isBusy ? wanted : choice.day;
  const offer = offers.find(({ day }) => day === chosen);

  useEffect(() => {
    if (isWhole)
      listRef.current?.querySelectorAll<HTMLInputElement>(":enabled")[SHOWN_FIRST]?.focus();
  }, [isWhole]);

  return (
    <fieldset className={styles.days} aria-describedby={`${id}-gone`} disabled={isBusy}>
      <legend>{LEGENDS[method]}</legend>
      {shown.length < offers.length && (
        <Button variant="ghost" size="sm" className={styles.more} onClick={() => setWhole(true)}>
          More days
        </Button>
      )}
      <p id={`${id}-gone`} role="status" className={styles.gone}>
        {choice.gone && !isBusy && goneWords(choice.gone)}
      </p>
      <DayList
        ref={listRef}
        offers={shown}
        eggs={eggs}
        today={today}
        chosen={chosen}
        onChoose={(day) => chooseDay({ method, day })}
      />
      {offer && <p aria-hidden="true">{`${choiceWords(offer, today)}.`}</p>}
      <NoOpenDay method={method} eggs={eggs} onCollected={onCollected} />
      {method === "collection" && <OtherDays />}
      <span role="status" className={visuallyHiddenStyles.visuallyHidden}>
        {roomNews}
      </span>
    </fieldset>
  );
};
