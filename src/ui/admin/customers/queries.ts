import type { Customer, CustomerSort, NewCustomer } from "#core/customers/customer.ts";
import type { PutBackRefusal } from "#core/customers/put-back-customer.ts";
import type { RemovedCustomers } from "#core/customers/remove-customer.ts";
import type { CustomerEdit, UpdateCustomerRefusal } from "#core/customers/update-customer.ts";
import { picked } from "#core/shared/picked.ts";
import { threeWayMerge } from "#core/shared/three-way-merge.ts";
import type { Topic } from "#ports/change-feed.ts";
import { saveMerged } from "#ui/admin/editing/save-merged.ts";
import { everyPage, type Progress } from "#ui/admin/lists/every-page.ts";
import { type Paged, usePages } from "#ui/admin/lists/use-pages.ts";
import { REFUSALS, refused } from "#ui/admin/refusals.ts";
import { useApp } from "#ui/shared/app-context.ts";
import { undo } from "#ui/shared/notices/undo.ts";
import type { Command } from "#ui/shared/queries/command-options.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "customers";

const PUT_BACK: Command<RemovedCustomers, null, PutBackRefusal, never> = {
  topic: TOPIC,
  run: (app, removed) => app.shop.office.putBackCustomer(removed),
  success: () => ({ title: "Customer Restored", text: "The customer is back.", tone: "good" }),
  refusals: REFUSALS,
};

export interface CustomerQuestion {
  readonly text: string;
  readonly sort: CustomerSort | null;
}

export const useCustomers = ({ text, sort }: CustomerQuestion): Paged<Customer> | undefined =>
  usePages({
    reads: [TOPIC],
    key: [TOPIC, text, sort?.column ?? "", sort?.direction ?? ""],
    run: (app, after) => app.shop.office.listCustomers({ text, sort, after }),
  });

export const useAllCustomers = () => {
  const app = useApp();
  return (
    question: CustomerQuestion,
    onProgress?: (progress: Progress) => void,
  ): Promise<readonly Customer[]> =>
    everyPage((after) => app.shop.office.listCustomers({ ...question, after }), onProgress);
};

export const useAddCustomer = () =>
  useCommand({
    topic: TOPIC,
    run: (app, candidate: NewCustomer) => app.shop.office.addCustomer(candidate),
    success: () => ({ title: "Success!", text: "New customer has been added.", tone: "good" }),
    refusals: REFUSALS,
  });

const mergedCustomer = (
  { before, ...typed }: CustomerEdit,
  refusal: UpdateCustomerRefusal,
): CustomerEdit | null => {
  if (refusal.kind !== "record-changed") return null;
  const { stored } = refusal;
  const theirs = picked(stored, ["name", "email", "phone"]);
  const { merged, conflicts } = threeWayMerge<NewCustomer>(before, typed, theirs);
  return conflicts.length === 0 ? { ...merged, before: stored } : null;
};

export const useUpdateCustomer = () =>
  useCommand({
    topic: TOPIC,
    run: ({ shop }, edit: CustomerEdit) =>
      saveMerged(
        edit,
        (one) => shop.office.updateCustomer(one),
        (refusal) => mergedCustomer(edit, refusal),
      ),
    success: () => ({ title: "Success!", text: "The customer has been updated.", tone: "good" }),
    refusals: {
      ...REFUSALS,
      "record-gone": refused("Customer Not Found", "This customer is no longer kept."),
      "record-changed": refused(
        "Customer Changed",
        "This customer was changed on another page meanwhile. Please look at it and save again.",
      ),
    },
  });

export const useRemoveCustomer = () => {
  const putBack = useSend(PUT_BACK);
  return useCommand({
    topic: TOPIC,
    run: (app, id: string) => app.shop.office.removeCustomer(id),
    success: (gone) => ({
      title: "Customer Removed",
      text: "The customer has been successfully removed.",
      ...(gone.removed.length > 0 && undo(() => putBack(gone))),
    }),
    refusals: {},
  });
};

export const useCustomerOf = (email: string): Customer | null | undefined =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC, "of", email],
    run: (app) => app.shop.office.findCustomer(email),
    enabled: email !== "",
  }).data;
