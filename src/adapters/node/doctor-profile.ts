import { isDeepStrictEqual } from "node:util";
import { profileFormat, savedOf } from "#adapters/farm-json/profile-format.ts";
import { weekFormat } from "#adapters/farm-json/week-format.ts";
import type { Fetch } from "#adapters/node/doctor-web.ts";
import { type Finding, look, well } from "#adapters/node/finding.ts";
import { isLoopback } from "#adapters/node/loopback.ts";
import type { Settings } from "#adapters/node/settings.ts";
import { DEFAULT_PROFILE, type FarmProfile, profileOf } from "#core/profile/farm-profile.ts";

const TIMEOUT_MS = 5_000;

const TOLD: readonly (readonly [string, (profile: FarmProfile) => unknown])[] = [
  ["name", ({ farm }) => farm.name],
  ["story writer", ({ farm }) => farm.owner],
  ["phone", ({ farm }) => farm.phone],
  ["email", ({ farm }) => farm.email],
  ["address", ({ farm }) => [farm.street, farm.town, farm.postcode]],
  ["directions", ({ farm }) => farm.directions],
  ["place on the map", ({ farm }) => farm.place],
  ["delivery area", ({ week }) => week.area],
];

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(" and ");

const findingOf = (profile: FarmProfile, origin: string): Finding => {
  const left = TOLD.filter(([, of]) => isDeepStrictEqual(of(profile), of(DEFAULT_PROFILE)));
  return left.length === 0
    ? well(`Customers at ${origin} read of a farm of its own.`)
    : look(
        `Customers at ${origin} still read the ${listed(left.map(([name]) => name))} of the farm that the shop came with: set your own under Settings in the admin area.`,
      );
};

export const checkProfile = async (
  { publicOrigin }: Pick<Settings, "publicOrigin">,
  fetch: Fetch,
): Promise<readonly Finding[]> => {
  if (isLoopback(new URL(publicOrigin).hostname)) return [];
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const url = `${publicOrigin}/api/counter/getProfile`;
    const response = await fetch(url, { signal, redirect: "manual" });
    const { value } = (await response.json()) as { readonly value: Record<string, unknown> };
    const words = profileFormat.read(value)?.value ?? {};
    const week = weekFormat.read(value.week)?.value ?? null;
    return [findingOf(profileOf(savedOf(words, week)), publicOrigin)];
  } catch {
    return [];
  }
};
