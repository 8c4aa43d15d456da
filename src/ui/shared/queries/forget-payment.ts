import { useCommand } from "#ui/shared/queries/use-command.ts";

export const useForgetPayment = () =>
  useCommand({
    topic: "ownPayments",
    run: (app, orderId: string) => app.visitor.buyer.forgetPayment(orderId),
    refusals: {},
  });
