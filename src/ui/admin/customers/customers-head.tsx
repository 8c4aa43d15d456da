import type { ReactNode } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { Customer } from "#core/customers/customer.ts";
import styles from "#ui/admin/customers/customers.module.css";
import { type CustomerQuestion, useAllCustomers } from "#ui/admin/customers/queries.ts";
import { CsvButton } from "#ui/admin/lists/csv-button.tsx";
import { Button, ButtonLink } from "#ui/shared/parts/button.tsx";
import { MoreActions } from "#ui/shared/parts/more-actions.tsx";

const rowsOf = (customers: readonly Customer[]) =>
  customers.map(({ name, email, phone }) => ({ Name: name, Email: email, Phone: phone }));

const filtersOf = (search: string): readonly string[] =>
  search.trim() === "" ? [] : [`matching ${search.trim()}`];

interface CustomersHeadProps {
  readonly question: CustomerQuestion;
  readonly onPrint: () => void;
  /** The button of the form that adds. */
  readonly opener: ReactNode;
}

export const CustomersHead = ({ question, onPrint, opener }: CustomersHeadProps) => {
  const allCustomers = useAllCustomers();
  return (
    <div className={styles.head}>
      {opener}
      <MoreActions>
        {(sheetId) => (
          <>
            <Button
              variant="secondary"
              popoverTarget={sheetId}
              popoverTargetAction="hide"
              onClick={onPrint}
            >
              Print
            </Button>
            <CsvButton
              fileName="customers"
              filters={filtersOf(question.text)}
              rows={async (onProgress) => rowsOf(await allCustomers(question, onProgress))}
            />
            <ButtonLink to={ADMIN_ROUTES.export} variant="ghost">
              Export for the accountant
            </ButtonLink>
          </>
        )}
      </MoreActions>
    </div>
  );
};
