import { isInArea } from "#core/week/delivery-area.ts";
import type { Topic } from "#ports/change-feed.ts";
import { type Deed, DONE_ALREADY } from "#ui/shared/queries/command-options.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useRecords } from "#ui/shared/queries/use-records.ts";
import { useSend } from "#ui/shared/queries/use-send.ts";

const TOPIC: Topic = "deliveryPostcode";

/** The postcode last asked about; empty without one. */
export const useDeliveryPostcode = (): string =>
  useRecords({
    reads: [TOPIC],
    key: [TOPIC],
    run: (app) => app.visitor.getDeliveryPostcode(),
    throwOnError: false,
  }).data ?? "";

/** Whether it was asked about, and the farm doesn't deliver there. */
export const useIsElsewhere = (): boolean => {
  const postcode = useDeliveryPostcode();
  const { deliveryPostcodes } = useFarm();
  return postcode !== "" && !isInArea(deliveryPostcodes, postcode);
};

export const REMEMBER: Deed<string, null, never, string> = {
  topic: TOPIC,
  deed: "remember postcode",
  run: (app, typed, deed) => app.visitor.rememberPostcode(typed, deed),
  predict: (_before, typed) => typed,
  refusals: DONE_ALREADY,
  isSilent: () => true,
};

/** Of a whole postcode. */
export const useRememberPostcode = () => useSend(REMEMBER);
