import { useEffect } from "react";
import { SMALLEST_PACK } from "#core/catalogue/catalogue.ts";
import { noOpenDayWords } from "#core/days/no-open-day.ts";
import type { DeliveryMethod } from "#core/shared/delivery-method.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useDays } from "#ui/storefront/days/queries.ts";

export type NoDayWords = Readonly<Record<DeliveryMethod, string | null>>;

export const NoOpenDays = ({ onFound }: { readonly onFound: (words: NoDayWords) => void }) => {
  const { calendar } = useFarm();
  const days = useDays();
  const wordsOf = (method: DeliveryMethod) =>
    noOpenDayWords(calendar, days, { method, eggs: SMALLEST_PACK });
  const [delivery, collection] = [wordsOf("delivery"), wordsOf("collection")];
  useEffect(() => onFound({ delivery, collection }), [onFound, delivery, collection]);
  return null;
};
