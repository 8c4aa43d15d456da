import { useState } from "react";
import { roomWords } from "#core/days/choice-words.ts";
import type { DayOffer } from "#core/days/day-offers.ts";

export const useRoomNews = (chosen: DayOffer | undefined): string => {
  const day = chosen?.day;
  const words = chosen ? roomWords(chosen) : "";
  const [last, setLast] = useState({ day, words, isNews: false });
  if (last.day !== day) setLast({ day, words, isNews: false });
  else if (last.words !== words) setLast({ day, words, isNews: true });
  return last.isNews ? last.words : "";
};
