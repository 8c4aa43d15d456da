import { ROUTES } from "#core/routes.ts";
import { isInArea } from "#core/week/delivery-area.ts";
import type { Topic } from "#ports/change-feed.ts";
import { type Deed, DONE_ALREADY } from "#ui/shared/queries/command-options.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "deliveryPostcode";

export const POSTCODE = "postcode";

export const useDeliveryPostcode = (): string =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.getDeliveryPostcode(),
    throwOnError: false,
  }).data ?? "";

export const useIsElsewhere = (): boolean => {
  const postcode = useDeliveryPostcode();
  const { deliveryPostcodes } = useFarm();
  return postcode !== "" && !isInArea(deliveryPostcodes, postcode);
};

export const REMEMBER: Deed<string, null, never, string> = {
  topic: TOPIC,
  deed: "remember postcode",
  run: (app, typed, deed) => {
    // Home keeps what is typed before its script, and would fill it in over a later postcode.
    void app.typed.forget(`${ROUTES.home} ${POSTCODE}`);
    return app.visitor.rememberPostcode(typed, deed);
  },
  predict: (_before, typed) => typed,
  refusals: DONE_ALREADY,
  isSilent: () => true,
};

export const useRememberPostcode = () => useSend(REMEMBER);
