import type { Farm } from "#core/farm.ts";
import { eggTypesOf } from "#core/profile/egg-words.ts";
import { type FarmProfile, type PublicProfile, profileOf } from "#core/profile/farm-profile.ts";
import { ALL_OF_IT } from "#core/week/customers-may.ts";
import type { ShopRecords } from "#ports/records.ts";

export const farmOf = ({ farm, delivery, week, business, eggs }: PublicProfile): Farm => {
  const { street, town, postcode, place, ...facts } = farm;
  return {
    ...facts,
    address: [street, town, postcode],
    coordinates: place,
    deliveryTown: delivery.town,
    otherwise: delivery.otherwise,
    askPhone: delivery.askPhone,
    deliveryPostcodes: week.area,
    calendar: { week: week.week, exceptions: week.exceptions, horizon: week.horizon },
    daysBefore: week.before ?? week.week,
    customersMay: week.customersMay ?? ALL_OF_IT,
    business,
    eggs: eggTypesOf(eggs),
  };
};

type Profile = Pick<ShopRecords, "profile">;

export const loadFarm = async ({ profile }: Profile): Promise<Farm> =>
  farmOf(profileOf(await profile.load()));

export const loadNotices = async ({ profile }: Profile): Promise<FarmProfile["notices"]> =>
  profileOf(await profile.load()).notices;
