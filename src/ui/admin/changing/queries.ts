import type { ChangedPacks } from "#core/changing/change-packs.ts";
import type { PacksChange } from "#core/changing/changing.ts";
import { notPaidBack } from "#ui/admin/giving/not-paid-back.ts";
import { REFUSALS } from "#ui/admin/refusals.ts";
import { formatGbp } from "#ui/shared/money.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { BOOK_TOPICS } from "#ui/shared/queries/egg-book-topics.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { spaced } from "#ui/shared/spaced.ts";
import { withTold } from "#ui/shared/told-in-words.ts";

const moneyInWords = ({ back, paid }: ChangedPacks, { how }: PacksChange): string => {
  const sum = formatGbp(back);
  if (back === 0 || !paid.ok) return "";
  if (how) return `${sum} is noted as given back.`;
  return paid.value === "on its way" ? `${sum} is on its way back.` : `${sum} is paid back.`;
};

const done = (answer: ChangedPacks, change: PacksChange): Notice => {
  const { paid, back, told } = answer;
  const text = withTold(spaced("The packs are changed.", moneyInWords(answer, change)), told);
  if (paid.ok) return { title: "Packs Changed", text, tone: "good" };
  const why = notPaidBack(paid.refusal)?.text ?? "PayPal has not answered yet.";
  return {
    title: "Packs Changed, Money Not Paid Back",
    text: spaced(text, `${formatGbp(back)} is not paid back: ${why}`),
    tone: "destructive",
  };
};

export const useChangePacks = () =>
  useCommand({
    topic: "orders",
    touches: ["orders", "messages", "week", ...BOOK_TOPICS],
    run: (app, change: PacksChange) => app.shop.office.changePacks(change),
    success: done,
    refusals: { ...REFUSALS, "day-not-open": null },
  });
