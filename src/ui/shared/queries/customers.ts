import type { AddCustomerRefusal, Customer } from "#core/customers/customer.ts";
import type { Topic } from "#ports/change-feed.ts";
import { useApp } from "#ui/shared/app-context.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";

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

export const useCustomers = (): readonly Customer[] | undefined =>
  useRecords({ reads: [TOPIC], key: [TOPIC], run: (app) => app.listCustomers() }).data;

export const useAddCustomer = () => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: app.addCustomer,
    success: () => ({ title: "Success!", text: "New customer has been added.", tone: "good" }),
    refusals: ADD_REFUSALS,
  });
};

export const useRemoveCustomer = () => {
  const app = useApp();
  return useCommand({
    topic: TOPIC,
    run: app.removeCustomer,
    predict: (customers: readonly Customer[], id: string) =>
      customers.filter((customer) => customer.id !== id),
    success: () => ({
      title: "Customer Removed",
      text: "The customer has been successfully removed.",
    }),
    refusals: {},
  });
};
