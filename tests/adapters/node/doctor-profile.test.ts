import { expect, test } from "vitest";
import { checkProfile } from "#adapters/node/doctor-profile.ts";
import { DEFAULT_PROFILE } from "#core/profile/farm-profile.ts";
import { HILLTOP } from "#tests/support/hilltop.ts";

const ORIGIN = "https://eggs.example";

const answering = (body: unknown) => {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify(body));
  };
  return { asked, found: (publicOrigin = ORIGIN) => checkProfile({ publicOrigin }, fetch) };
};

test("checkProfile names all that is still of the farm that the shop came with", async () => {
  const { asked, found } = answering({ value: DEFAULT_PROFILE });
  expect(await found()).toEqual([
    {
      kind: "look",
      sentence: `Customers at ${ORIGIN} still read the name, story writer, phone, email, address, directions, place on the map and delivery area of the farm that the shop came with: set your own under Settings in the admin area.`,
    },
  ]);
  expect(asked).toEqual([`${ORIGIN}/api/counter/getProfile`]);
});

test("checkProfile names what is left of it", async () => {
  const farm = { ...HILLTOP.farm, phone: DEFAULT_PROFILE.farm.phone };
  const [finding] = await answering({ value: { ...HILLTOP, farm } }).found();
  expect(finding?.sentence).toContain("still read the phone of the farm");
});

test("checkProfile finds a farm of its own well", async () => {
  expect(await answering({ value: HILLTOP }).found()).toEqual([
    { kind: "well", sentence: `Customers at ${ORIGIN} read of a farm of its own.` },
  ]);
});

test.each([null, {}, { fault: "busy" }, "text"])(
  "checkProfile says nothing where %j answers",
  async (body) => {
    expect(await answering(body).found()).toEqual([]);
  },
);

test("checkProfile asks no shop that only its machine can reach", async () => {
  const { asked, found } = answering({ value: DEFAULT_PROFILE });
  expect(await found("http://localhost:4180")).toEqual([]);
  expect(asked).toEqual([]);
});
