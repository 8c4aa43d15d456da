import { describe, expect, test } from "vitest";
import type { Original } from "#core/pictures/picture.ts";
import { pictureAddress } from "#core/pictures/picture-address.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { hashOf, pngOf } from "#tests/support/picture-files.ts";
import { aPost } from "#tests/support/records.ts";
import { TEST_STORES } from "#tests/support/stores.ts";

const KEEPING = TEST_STORES.filter(([name]) => name !== "local storage");
const HOLDING = TEST_STORES.filter(([name]) => name === "local storage");

const aPicture = (width: number): Original => {
  const bytes = new Uint8Array(pngOf(width, 30, width));
  return { type: "png", width, height: 30, bytes, hash: hashOf(bytes), written: null };
};

const [WIDE, OTHER] = [aPicture(900), aPicture(50)];
const NARROW = { type: "webp", width: 400, height: 13, bytes: new Uint8Array([1, 2]) } as const;
const LATER = "2026-06-21T11:00:00.001Z";

const factsOf = ({ hash, type, width, height }: Original) => ({ hash, type, width, height });

/** Buffers of databases as plain bytes. */
const plain = <File extends { readonly bytes: Uint8Array }>(file: File | null) =>
  file && { ...file, bytes: new Uint8Array(file.bytes) };

describe.each(KEEPING)("pictures in %s", (_name, freshTestStore) => {
  const aStore = () => freshTestStore().openTab().shop;

  test("are found as they were kept, byte for byte", async () => {
    const { records, unitOfWork } = aStore();
    const written = { ...OTHER, written: "data:image/png;x=y;base64,AAAA" };
    await unitOfWork.run(async ({ pictures }) => {
      await pictures.keep(WIDE, NOON);
      await pictures.keep(written, NOON);
    });
    const { pictures } = records;
    expect(plain(await pictures.original(WIDE.hash))).toEqual(WIDE);
    expect(plain(await pictures.original(OTHER.hash))).toEqual(written);
    expect(await pictures.original("f".repeat(64))).toBeNull();
  });

  test("have facts, with their narrower files from the narrowest on", async () => {
    const { pictures } = aStore().records;
    await pictures.keep(WIDE, NOON);
    await pictures.addNarrower(WIDE.hash, [{ ...NARROW, width: 800 }]);
    await pictures.addNarrower(WIDE.hash, [NARROW]);
    const facts = {
      ...factsOf(WIDE),
      narrower: [
        { width: 400, type: "webp" },
        { width: 800, type: "webp" },
      ],
    };
    expect(await pictures.facts([WIDE.hash, OTHER.hash])).toEqual([facts]);
    expect(await pictures.facts([])).toEqual([]);
    expect(await pictures.all()).toEqual([facts]);
  });

  test("have narrower files by their width, and keep those that they have", async () => {
    const { pictures } = aStore().records;
    await pictures.keep(WIDE, NOON);
    await pictures.addNarrower(WIDE.hash, [NARROW]);
    await pictures.addNarrower(WIDE.hash, [{ ...NARROW, bytes: new Uint8Array([9]) }]);
    expect(plain(await pictures.narrower(WIDE.hash, 400))).toEqual({
      type: "webp",
      bytes: NARROW.bytes,
    });
    expect(await pictures.narrower(WIDE.hash, 800)).toBeNull();
    expect(await pictures.narrower(OTHER.hash, 400)).toBeNull();
  });

  test("that aren't there get no narrower files", async () => {
    const { pictures } = aStore().records;
    await pictures.addNarrower(WIDE.hash, [NARROW]);
    expect(await pictures.narrower(WIDE.hash, 400)).toBeNull();
  });

  test("that no text names are removed once they were kept before that instant", async () => {
    const { pictures } = aStore().records;
    await pictures.keep(WIDE, NOON);
    await pictures.addNarrower(WIDE.hash, [NARROW]);
    expect(await pictures.removeUnnamed(LATER, NOON)).toBe(0);
    expect(await pictures.removeUnnamed(LATER, LATER)).toBe(1);
    expect(await pictures.original(WIDE.hash)).toBeNull();
    expect(await pictures.narrower(WIDE.hash, 400)).toBeNull();
  });

  test.each(["featuredImage", "content"])(
    "that a story's %s names are kept until it names them no more",
    async (field) => {
      const { pictures, posts } = aStore().records;
      await pictures.keep(WIDE, NOON);
      const address = pictureAddress(WIDE.hash);
      const text = field === "content" ? `<p>Look:</p><img src="${address}" alt="A hen">` : address;
      await posts.add(aPost({ [field]: text }));
      expect(await pictures.removeUnnamed(LATER, LATER)).toBe(0);
      await posts.remove("A");
      // It was named at that instant still.
      expect(await pictures.removeUnnamed("2026-06-23T11:00:00.000Z", LATER)).toBe(0);
      expect(
        await pictures.removeUnnamed("2026-06-23T11:00:00.000Z", "2026-06-22T11:00:00.000Z"),
      ).toBe(1);
    },
  );

  test("that are kept again count as named then", async () => {
    const { pictures } = aStore().records;
    await pictures.keep(WIDE, NOON);
    await pictures.keep(WIDE, LATER);
    expect(await pictures.removeUnnamed(LATER, LATER)).toBe(0);
  });
});

describe.each(HOLDING)("pictures in %s", (_name, freshTestStore) => {
  test("stay in their texts: nothing is kept beside", async () => {
    const { pictures } = freshTestStore().openTab().shop.records;
    await pictures.keep(WIDE, NOON);
    await pictures.addNarrower(WIDE.hash, [NARROW]);
    expect(await pictures.original(WIDE.hash)).toBeNull();
    expect(await pictures.narrower(WIDE.hash, 400)).toBeNull();
    expect(await pictures.facts([WIDE.hash])).toEqual([]);
    expect(await pictures.all()).toEqual([]);
    expect(await pictures.removeUnnamed(LATER, LATER)).toBe(0);
  });
});
