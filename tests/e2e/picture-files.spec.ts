import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { farmJson } from "#adapters/farm-json/farm-json.ts";
import { farmRecordsOf } from "#adapters/farm-json/farm-records.ts";
import { nodeSha256 } from "#adapters/node/node-sha256.ts";
import { expectFlawlessInEveryLook, PHONE } from "#tests/e2e/every-look.ts";
import { ASKING_AGAIN, logIn } from "#tests/e2e/people.ts";
import { aPicture } from "#tests/e2e/pictures.ts";
import {
  command,
  endAll,
  ownersCookie,
  plantOpenedToday,
  recordsOf,
  startServer,
} from "#tests/e2e/server-process.ts";
import { content, tool } from "#tests/e2e/story-form.ts";
import { seconds } from "../../tools/lib/slowness.ts";

const PORT = 4197;
const URL_OF_SHOP = `http://127.0.0.1:${PORT}`;

test.describe.configure({ mode: "serial" });
test.use({ baseURL: URL_OF_SHOP });

const folder = mkdtempSync(join(tmpdir(), "farmgate-"));
let pid = 0;

test.beforeAll(async () => {
  const data = join(folder, "data");
  plantOpenedToday(data);
  const { child } = await startServer(PORT, { FARMGATE_DATA: data });
  pid = child.pid ?? 0;
});

test.afterAll(() => {
  endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** The addresses of pictures that a page has fetched, with their bytes. */
const fetchedBy = (page: Page) => {
  const files: Promise<readonly [path: string, bytes: number]>[] = [];
  page.on("response", (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.startsWith("/pictures/"))
      files.push(answer.body().then((body) => [pathname, body.length]));
  });
  return () => Promise.all(files);
};

test("a story's photos are sent in the size that fits, and stay when it is saved again", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  await logIn(context.request);
  await page.goto("/admin/posts/new");
  await page.getByLabel("Title").fill("Photos");
  const choosing = page.waitForEvent("filechooser");
  await content(page).click();
  await tool(page, "Image").click();
  await (await choosing).setFiles(await aPicture(page, 1_000, 500));
  await expect(content(page).locator("img")).toBeVisible();
  await page.getByRole("button", { name: "Publish Story" }).click();
  await page.getByRole("article", { name: "Photos" }).getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Tags").fill("Hens");
  await page.getByRole("button", { name: "Update Story" }).click();
  await page.getByRole("article", { name: "Photos" }).getByRole("link", { name: "View" }).click();
  const photo = page.getByRole("main").locator("[data-rich-text] img");
  await expect(photo).toHaveAttribute("srcset", /400\.webp 400w, \S+\/800\.webp 800w/);
  await expect(photo).toHaveAttribute("width", "1000");
  const phone = await (await browser.newContext({ viewport: PHONE })).newPage();
  const fetched = fetchedBy(phone);
  await phone.goto(page.url());
  await expect(phone.locator("[data-rich-text] img")).not.toHaveJSProperty("naturalWidth", 0);
  const photos = (await fetched()).map(([path]) => path).filter((path) => !path.endsWith(".svg"));
  expect(photos).toEqual([expect.stringMatching(/400\.webp$/)]);
  await expectFlawlessInEveryLook(page);
});

test("the owner's browser makes smaller sizes of a picture that has none", async ({
  page,
  context,
}) => {
  await logIn(context.request);
  await page.goto("/admin/posts");
  const { buffer } = await aPicture(page, 900, 300);
  const featuredImage = `data:image/png;base64,${buffer.toString("base64")}`;
  await context.request.post("/api/office/createPost", {
    data: [{ title: "Large", featuredImage, content: "", tags: "" }],
    ...ASKING_AGAIN,
  });
  await page.reload();
  const area = page.getByRole("region", { name: "Make pictures smaller" });
  await expect(area).toBeVisible();
  await expectFlawlessInEveryLook(page);
  await area.getByRole("button", { name: "Make Pictures Smaller" }).click();
  await expect(area.getByText("1 picture done.", { exact: true })).toBeVisible();
  await expectFlawlessInEveryLook(page);
  const small = page.getByRole("article", { name: "Large" }).locator("img");
  await expect(small).toHaveAttribute("srcset", /400\.webp 400w, \S+\/800\.webp 800w/);
});

const STORIES = 50;
/** Photos in texts, which the stories share. */
const SHARED = 10;
const WORDS = "Our hens went out early, scratched under the hedge, and laid where they liked. ";

/** A photo in three widths, as a browser encodes it. */
const drawnPhoto = (page: Page) =>
  page.evaluate(() => {
    const canvasOf = (width: number) =>
      Object.assign(document.createElement("canvas"), { width, height: (width * 2) / 3 });
    const whole = canvasOf(1_500);
    const brush = whole.getContext("2d");
    let seed = 7;
    const next = (most: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return seed % most;
    };
    for (let dot = 0; brush && dot < 1_500; dot += 1) {
      brush.fillStyle = `hsla(${next(360)} 50% ${30 + next(40)}% / .35)`;
      brush.beginPath();
      brush.arc(next(1_500), next(1_000), 50 + next(60), 0, 7);
      brush.fill();
    }
    const encoded = (width: number) => {
      const canvas = canvasOf(width);
      canvas.getContext("2d")?.drawImage(whole, 0, 0, width, canvas.height);
      return canvas.toDataURL("image/webp", 0.7);
    };
    return { original: encoded(1_500), widths: { 400: encoded(400), 800: encoded(800) } };
  });

/** What follows a WebP's last part is passed over. */
const numbered = (address: string, number: number): string => {
  const [head = "", data = ""] = address.split(",");
  const bytes = Buffer.concat([Buffer.from(data, "base64"), Buffer.from([number, 0])]);
  return `${head},${bytes.toString("base64")}`;
};

interface KeptAnswer {
  readonly value: { readonly value: { readonly address: string } };
}

const keepPhotos = async (page: Page, cookie: string): Promise<readonly string[]> => {
  const { original, widths } = await drawnPhoto(page);
  const addresses: string[] = [];
  for (let number = 0; number < STORIES + SHARED; number += 1) {
    const input = [{ original: numbered(original, number), widths }];
    const kept = await command(URL_OF_SHOP, "office/keepPicture", input, { Cookie: cookie });
    const { value } = (kept ?? { answer: null }).answer as KeptAnswer;
    addresses.push(value.value.address);
  }
  return addresses;
};

const storiesOf = (addresses: readonly string[]) =>
  Array.from({ length: STORIES }, (_, at) => {
    const featuredImage = addresses[at] ?? "";
    const [one = "", two = ""] = addresses.slice(STORIES + (at % (SHARED - 1)));
    const words = `<p>${WORDS.repeat(12)}</p>`;
    return {
      ...{ id: String(1_700_000_000_000 + at), title: `Story ${at + 1}`, slug: `story-${at + 1}` },
      ...{ author: "Hannah Weald", tags: ["Hens"], excerpt: WORDS, featuredImage },
      content: `${words}<img src="${one}" alt="Hens">${words}<img src="${two}" alt="Eggs">`,
      date: new Date(1_700_000_000_000 + at * 86_400_000).toISOString(),
    };
  });

/** In megabytes; 0 where the machine doesn't tell. */
const peakOf = (process: number): number => {
  const file = `/proc/${process}/status`;
  const [, kB = 0] = (existsSync(file) && /VmHWM:\s+(\d+)/.exec(readFileSync(file, "utf8"))) || [];
  return Number(kB) / 1_024;
};

test("fifty stories of three photos are light, on a phone and on the server", async ({
  page,
  browser,
}) => {
  test.setTimeout(seconds(240));
  await page.goto("/privacy");
  const cookie = await ownersCookie(URL_OF_SHOP);
  const blogPosts = storiesOf(await keepPhotos(page, cookie));
  const records = { ...(await recordsOf(URL_OF_SHOP, cookie)), blogPosts };
  const file = await farmJson(nodeSha256).write(farmRecordsOf(records), new Date().toISOString());
  const restored = await command(
    ...[URL_OF_SHOP, "office/restoreBackup", [file, []]],
    { Cookie: cookie },
    60_000,
  );
  expect(restored?.answer).toEqual({ value: { ok: true, value: null } });
  for (const path of ["/our-chickens", `/our-chickens/${blogPosts.at(-1)?.id}`]) {
    const html = await (await fetch(`${URL_OF_SHOP}${path}`)).text();
    expect(gzipSync(html).length, path).toBeLessThan(40_000);
    const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
    const phone = await context.newPage();
    const fetched = fetchedBy(phone);
    await phone.goto(`${URL_OF_SHOP}${path}`);
    await expect(phone.locator("main img").first()).not.toHaveJSProperty("naturalWidth", 0);
    // Those below come when the first are there.
    await phone.waitForTimeout(2_000);
    const files = await fetched();
    expect(files.length, path).toBeGreaterThan(0);
    expect(
      files.reduce((sum, [, bytes]) => sum + bytes, 0),
      path,
    ).toBeLessThan(300_000);
    await context.close();
  }
  expect(peakOf(pid)).toBeLessThan(256);
});
