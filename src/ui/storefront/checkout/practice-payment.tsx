import { type ComponentProps, useEffect, useState } from "react";
import { useTypedForm } from "#ui/shared/forms/use-typed-form.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { PRACTICE, PracticeForm } from "#ui/storefront/checkout/practice-form.tsx";

export const PracticePayment = (form: ComponentProps<typeof PracticeForm>) => {
  const [isOpen, setOpen] = useState(false);
  const kept = useTypedForm(PRACTICE);
  useEffect(() => {
    void kept.find().then((fields) => fields && setOpen(true));
  }, [kept]);
  return (
    <div className={styles.practice} hidden={form.checkout.isBusy}>
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Practice payment (no money moves)
      </Button>
      {isOpen && <PracticeForm {...form} />}
    </div>
  );
};
