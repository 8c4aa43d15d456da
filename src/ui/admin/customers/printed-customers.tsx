import { useState } from "react";
import { flushSync } from "react-dom";
import type { Customer } from "#core/customers/customer.ts";
import { type CustomerQuestion, useAllCustomers } from "#ui/admin/customers/queries.ts";
import paperStyles from "#ui/admin/lists/paper.module.css";
import type { Paged } from "#ui/admin/lists/use-pages.ts";
import { notifyFailure } from "#ui/shared/notices/notices.ts";

export const usePrintedCustomers = (question: CustomerQuestion) => {
  const allCustomers = useAllCustomers();
  const [printed, setPrinted] = useState<readonly Customer[] | null>(null);
  const print = async (): Promise<void> => {
    try {
      const all = await allCustomers(question);
      flushSync(() => setPrinted(all));
      window.print();
    } catch (failure) {
      notifyFailure(failure);
    } finally {
      setPrinted(null);
    }
  };
  return { printed, print };
};

export const RestOnPaper = ({ customers }: { readonly customers: Paged<Customer> | undefined }) =>
  customers &&
  customers.items.length < customers.total && (
    <p
      className={paperStyles.onPaper}
    >{`These are the first ${customers.items.length}: press Print on the page for all of them.`}</p>
  );
