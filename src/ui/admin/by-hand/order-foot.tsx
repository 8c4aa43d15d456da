import { useLayoutEffect, useRef } from "react";
import { sumOf } from "#core/shared/sum.ts";
import styles from "#ui/admin/by-hand/new-order.module.css";
import { askedAnyway } from "#ui/admin/by-hand/new-order-texts.ts";
import { eggsOf, sumOfLines } from "#ui/admin/by-hand/typed-new-order.ts";
import type { NewOrderForm } from "#ui/admin/by-hand/use-new-order.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { SavingButton, SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { withCommas } from "#ui/shared/with-commas.ts";

const counted = (count: number, noun: string): string =>
  `${withCommas(count)} ${noun}${count === 1 ? "" : "s"}`;

export const OrderFoot = ({ form }: { readonly form: NewOrderForm }) => {
  const { taken, refusal, day, kinds, add } = form;
  const ref = useRef<HTMLDivElement>(null);
  const question = refusal && askedAnyway(refusal, day, kinds);
  const packs = sumOf(taken, ({ quantity }) => quantity);

  // The bar must not hide the focused field.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--foot", `${ref.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty("--foot");
  });

  return (
    <div ref={ref} className={styles.foot}>
      <p role="alert">{question}</p>
      {question && (
        <SavingButton variant="secondary" sent={[add]} onClick={form.sendAnyway}>
          Take It Anyway
        </SavingButton>
      )}
      <SubmitButton sent={[add]} aria-busy={add.isPending} disabled={add.isPending}>
        Take Order
      </SubmitButton>
      <p role="status">{`${counted(packs, "pack")}, ${counted(eggsOf(taken), "egg")}`}</p>
      <output aria-label="Total">{formatGbp(sumOfLines(taken))}</output>
    </div>
  );
};
