// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import type { PictureScaler } from "#ports/picture-scaler.ts";
import { aShop } from "#tests/support/a-shop.ts";
import { dataAddress, hashOf, pngOf } from "#tests/support/picture-files.ts";
import { renderAdmin } from "#tests/support/render-shop.tsx";

const [FIRST, SECOND] = [pngOf(900, 30), pngOf(900, 40)];

const aShopWithPictures = async (pictureScaler: PictureScaler) => {
  const shop = aShop({ pictureCodec: nodePictureCodec, pictureScaler });
  const story = { title: "Hens", featuredImage: "", content: "<p>They lay.</p>", tags: "" };
  for (const bytes of [FIRST, SECOND])
    await shop.app.shop.office.createPost({ ...story, featuredImage: dataAddress(bytes) });
  return shop;
};

const region = () => screen.findByRole("region", { name: "Make pictures smaller" });

/** Of the list that a press on "Each picture" shows. */
const outcomes = (area: HTMLElement) =>
  within(area)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("pictures without smaller sizes are made smaller one by one, and offered no more", async () => {
  const asked: string[] = [];
  const shop = await aShopWithPictures({
    widthsOf: async (address) => {
      asked.push(address);
      return { 400: dataAddress(pngOf(400, 20)) };
    },
  });
  const { user } = await renderAdmin("/admin/posts", shop);
  const area = await region();
  expect(area.textContent).toContain("2 pictures of your shop have no smaller sizes yet");
  await user.click(within(area).getByRole("button", { name: "Make Pictures Smaller" }));
  expect((await within(area).findByText("2 pictures done.")).role).toBe("status");
  expect(outcomes(area)).toEqual(["Done", "Done"]);
  expect(within(area).queryByRole("button")).toBeNull();
  expect(asked.toSorted()).toEqual(
    [FIRST, SECOND].map((one) => `/pictures/${hashOf(one)}`).toSorted(),
  );
  expect(await shop.app.shop.office.listWidePictures()).toEqual([]);
});

test("the page names a picture that can't be made smaller, and offers it again", async () => {
  const broken = `/pictures/${hashOf(FIRST)}`;
  const shop = await aShopWithPictures({
    widthsOf: async (address) => ({
      400: dataAddress(address === broken ? Buffer.from("none") : pngOf(400, 20)),
    }),
  });
  const { user } = await renderAdmin("/admin/posts", shop);
  const area = await region();
  await user.click(within(area).getByRole("button", { name: "Make Pictures Smaller" }));
  await within(area).findByText("1 picture done. 1 picture could not be made smaller.");
  expect(outcomes(area).toSorted()).toEqual(["Done", "Not possible: it stays as it is"]);
  await within(area).findByRole("button", { name: "Make Pictures Smaller" });
});

test("a shop whose texts hold their pictures offers nothing of that", async () => {
  await renderAdmin("/admin/posts");
  await screen.findAllByRole("article");
  expect(screen.queryByRole("region", { name: "Make pictures smaller" })).toBeNull();
});
