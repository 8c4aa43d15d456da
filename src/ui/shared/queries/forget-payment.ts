import { useCommand } from "#ui/shared/queries/use-command.ts";

/** The visitor has seen what became of a payment. */
export const useForgetPayment = () =>
  useCommand({
    topic: "ownPayments",
    run: (app, orderId: string) => app.visitor.buyer.forgetPayment(orderId),
    refusals: {},
  });
