import { type ComponentProps, useState } from "react";
import { Button } from "#ui/shared/parts/button.tsx";
import styles from "#ui/storefront/checkout/checkout.module.css";
import { PracticeForm } from "#ui/storefront/checkout/practice-form.tsx";

/** The whole path of a payment without a provider. */
export const PracticePayment = (form: ComponentProps<typeof PracticeForm>) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.practice} hidden={form.till.isBusy}>
      <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Practice payment (no money moves)
      </Button>
      {isOpen && <PracticeForm {...form} />}
    </div>
  );
};
