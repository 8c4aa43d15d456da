import { beforeAll, describe, expect, test } from "vitest";
import { nodePictureCodec } from "#adapters/node/picture-codec.ts";
import { NOON } from "#tests/support/a-shop.ts";
import { anOwner, aServer, post, remoteShopOf } from "#tests/support/loop-back.ts";
import { memoryServerStore } from "#tests/support/memory-server-store.ts";
import { dataAddress, hashOf, pngOf } from "#tests/support/picture-files.ts";

const BYTES = new Uint8Array(pngOf(900, 600));
const HASH = hashOf(BYTES);
const WEBP = new Uint8Array([82, 73, 70, 70]);

const serverStore = memoryServerStore();
const { app } = aServer({ serverStore });

beforeAll(async () => {
  const { pictures } = serverStore.storeFor(null).records;
  const original = {
    type: "png",
    width: 900,
    height: 600,
    bytes: BYTES,
    hash: HASH,
    written: null,
  };
  await pictures.keep({ ...original, type: "png" }, NOON);
  await pictures.addNarrower(HASH, [{ type: "webp", width: 400, height: 267, bytes: WEBP }]);
});

describe("a picture", () => {
  test.each([
    ["as it was saved", "", "image/png", BYTES],
    ["as it was saved, by its width", "/900.png", "image/png", BYTES],
    ["in a narrower file", "/400.webp", "image/webp", WEBP],
    ["whatever readers are told in its address", "?900x600.png,400.webp", "image/png", BYTES],
  ])("is sent %s, for a year, as nothing but a picture", async (_how, file, type, bytes) => {
    const answer = await app.request(`/pictures/${HASH}${file}`);
    expect(answer.status).toBe(200);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get("Content-Type")).toBe(type);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  test.each([
    `${"f".repeat(64)}`,
    `${"f".repeat(64)}/400.webp`,
    `${HASH}/800.webp`,
    `${HASH}/400.png`,
    `${HASH}/400.svg`,
    `${HASH}/0400.webp`,
    `${HASH}/400.webp%00`,
    `${HASH}/constructor`,
  ])("isn't at %s", async (path) => {
    const answer = await app.request(`/pictures/${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  test("leaves the drawn ones to the files", async () => {
    const answer = await app.request("/pictures/hero.svg");
    expect(answer.headers.get("Content-Security-Policy")).toContain("script-src");
  });

  test("is answered without its bytes where only its head is asked for", async () => {
    const answer = await app.request(`/pictures/${HASH}`, { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });
});

test("a picture that is none is refused with 400, and a browser hears why", async () => {
  const { fetch } = await anOwner({ deps: { pictureCodec: nodePictureCodec } });
  const input = { original: dataAddress(Buffer.from("<html></html>")), widths: {} };
  const answer = await fetch("/api/office/keepPicture", post(JSON.stringify([input])));
  expect(answer.status).toBe(400);
  const refused = { ok: false, refusal: { kind: "unfit-picture", why: "no-picture" } };
  expect(await answer.json()).toEqual({ value: refused });
  expect(await remoteShopOf(fetch).office.keepPicture(input)).toEqual(refused);
});
