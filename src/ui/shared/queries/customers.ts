import type {
  AddCustomerRefusal,
  Customer,
  CustomerSort,
  NewCustomer,
} from "#core/customers/customer.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { everyPage } from "#ui/shared/queries/every-page.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { type Paged, usePages } from "#ui/shared/queries/use-pages.ts";

const TOPIC: Topic = "customers";

const ADD_REFUSALS: Record<AddCustomerRefusal["kind"], Notice> = {
  "missing-information": {
    title: "Missing Information",
    text: "Please provide at least a name and email.",
    tone: "destructive",
  },
  "invalid-email": {
    title: "Invalid Email",
    text: "Please provide an email address such as mabel@example.com.",
    tone: "destructive",
  },
  "duplicate-email": {
    title: "Customer Exists",
    text: "A customer with this email already exists.",
    tone: "destructive",
  },
};

export interface CustomerQuestion {
  readonly text: string;
  readonly sort: CustomerSort | null;
}

/** The customers that are asked for, or undefined while they load. */
export const useCustomers = ({ text, sort }: CustomerQuestion): Paged<Customer> | undefined =>
  usePages({
    reads: [TOPIC],
    key: [TOPIC, text, sort?.column ?? "", sort?.direction ?? ""],
    run: (app, after) => app.shop.office.listCustomers({ text, sort, after }),
  });

/** Every customer that is asked for, page by page. */
export const useAllCustomers = () => {
  const app = useApp();
  return (question: CustomerQuestion): Promise<readonly Customer[]> =>
    everyPage((after) => app.shop.office.listCustomers({ ...question, after }));
};

export const useAddCustomer = () =>
  useCommand({
    topic: TOPIC,
    run: (app, candidate: NewCustomer) => app.shop.office.addCustomer(candidate),
    success: () => ({ title: "Success!", text: "New customer has been added.", tone: "good" }),
    refusals: ADD_REFUSALS,
  });

export const useRemoveCustomer = () =>
  useCommand({
    topic: TOPIC,
    run: (app, id: string) => app.shop.office.removeCustomer(id),
    success: () => ({
      title: "Customer Removed",
      text: "The customer has been successfully removed.",
    }),
    refusals: {},
  });
