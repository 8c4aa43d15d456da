import type { GiveAddressRefusal, GivenAddress } from "#core/customer-changes/give-address.ts";
import type { Topic } from "#ports/change-feed.ts";
import type { Notice } from "#ui/shared/notices/notices.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useCommand } from "#ui/shared/queries/use-command.ts";
import { refusedBy } from "#ui/storefront/orders/customer-changes-queries.ts";

const TOPIC: Topic = "orders";

export const useGiveAddress = () => {
  const { phone } = useFarm();
  const title = "Address Not Saved";
  const { "order-gone": gone, "not-allowed": over } = refusedBy(title, phone);
  const refusals: Record<GiveAddressRefusal["kind"], Notice | null> = {
    "order-gone": gone,
    "not-allowed": over,
    "address-known": {
      title,
      text: `We know an address for this order by now. If it is another one, text us on ${phone}.`,
      tone: "destructive",
    },
    "bad-address": null,
    "outside-delivery-area": null,
  };
  return useCommand({
    topic: TOPIC,
    run: (app, given: GivenAddress) => app.shop.counter.giveAddress(given),
    success: () => ({
      title: "Address Saved",
      text: "Thank you. We know where to bring your eggs.",
      tone: "good",
    }),
    refusals,
  });
};
