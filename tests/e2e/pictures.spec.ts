import { expect, type Page, test } from "@playwright/test";
import { aPicture, measure } from "#tests/e2e/pictures.ts";
import { noticeOf, openWith } from "#tests/e2e/shop.ts";
import { content, OWNER, tool } from "#tests/e2e/story-form.ts";
import { gifOf, HEIC } from "#tests/support/picture-files.ts";
import { seconds } from "../../tools/lib/slowness.ts";

test("the editor scales and encodes pictures before they are stored, chosen, dropped or pasted", async ({
  page,
}) => {
  test.slow();
  await openWith(page, OWNER, "/admin/posts/new");
  await page.getByLabel("Title").fill("Pictures");
  const large = await aPicture(page, 2400, 1200, "image/jpeg");
  expect(large.buffer.length).toBeGreaterThan(1_000_000);
  await page.getByLabel("Featured Image").setInputFiles(large);
  await expect(page.getByText("Preparing the picture…")).toBeVisible();
  const preview = page.getByRole("img", { name: /Preview/ });
  await expect(preview).toBeVisible({ timeout: seconds(15) });
  const featured = await measure(page, (await preview.getAttribute("src")) ?? "");
  expect(featured.type).toBe("image/webp");
  expect(featured.size).toBeLessThanOrEqual(250_000);
  expect(Math.max(featured.width, featured.height)).toBeLessThanOrEqual(1600);
  expect(featured.width / featured.height).toBeCloseTo(2, 1);

  const small = await aPicture(page, 60, 40);
  for (const kind of ["paste", "drop"] as const) {
    await content(page).evaluate(
      (element, [what, bytes]) => {
        const data = new DataTransfer();
        data.items.add(
          new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], "x.png", {
            type: "image/png",
          }),
        );
        const { left, top } = element.getBoundingClientRect();
        element.dispatchEvent(
          what === "paste"
            ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
            : new DragEvent("drop", {
                dataTransfer: data,
                bubbles: true,
                cancelable: true,
                clientX: left + 20,
                clientY: top + 20,
              }),
        );
      },
      [kind, small.buffer.toString("base64")] as const,
    );
    await expect(content(page).locator("img")).toHaveCount(kind === "paste" ? 1 : 2);
  }
  for (const image of await content(page).locator("img").all())
    expect(await measure(page, (await image.getAttribute("src")) ?? "")).toMatchObject({
      type: "image/webp",
      width: 60,
      height: 40,
    });
  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(page).toHaveURL("/admin/posts");
});

test("the editor reports a file that is no picture, and keeps the text", { tag: "@daily" }, async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await content(page).fill("My story");
  await page
    .getByLabel("Featured Image")
    .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hens") });
  await expect(noticeOf(page, "Not a Picture")).toBeVisible();
  await page
    .getByLabel("Featured Image")
    .setInputFiles({ name: "broken.png", mimeType: "image/png", buffer: Buffer.from("hens") });
  await expect(noticeOf(page, "Picture Not Readable")).toBeVisible();
  await expect(content(page)).toHaveText("My story");
  await page.getByLabel("Featured Image").setInputFiles(await aPicture(page, 60, 40));
  await expect(page.getByRole("img", { name: /Preview/ })).toBeVisible();
  await expect(noticeOf(page, "Picture Not Readable")).toBeHidden({ timeout: seconds(2) });
});

/** As a person does who has the file on their machine. */
const hand = (page: Page, how: "paste" | "drop", name: string, type: string, bytes: Buffer) =>
  content(page).evaluate(
    (element, [what, called, kind, coded]) => {
      const data = new DataTransfer();
      const read = Uint8Array.from(atob(coded), (letter) => letter.charCodeAt(0));
      data.items.add(new File([read], called, { type: kind }));
      if (what === "paste") data.setData("text/plain", called);
      const { left, top } = element.getBoundingClientRect();
      const event = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        what === "paste"
          ? new ClipboardEvent("paste", { ...event, clipboardData: data })
          : new DragEvent("drop", {
              ...event,
              dataTransfer: data,
              clientX: left + 20,
              clientY: top + 20,
            }),
      );
    },
    [how, name, type, bytes.toString("base64")] as const,
  );

test("a notice recognizes an iPhone's photo, however it comes", {
  tag: "@daily",
}, async ({ page }) => {
  await openWith(page, OWNER, "/admin/posts/new");
  const notice = noticeOf(page, "choose Most Compatible");
  const isSaid = async () => {
    await expect(notice).toBeVisible();
    await page
      .getByRole("region", { name: /Notifications/ })
      .getByRole("button", { name: /Close/ })
      .click();
    await expect(notice).toHaveCount(0);
  };
  for (const [name, mimeType] of [
    ["IMG_1.HEIC", "image/heic"],
    ["IMG_2.HEIC", ""],
    ["IMG_3.jpg", "image/jpeg"],
  ] as const) {
    await page.getByLabel("Featured Image").setInputFiles({ name, mimeType, buffer: HEIC });
    await isSaid();
    for (const how of ["paste", "drop"] as const) {
      await hand(page, how, name, mimeType, HEIC);
      await isSaid();
    }
  }
  await expect(content(page)).toHaveText("");
});

test("a picture without a type is taken, and one that moved is said to stand still", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await hand(page, "drop", "hens", "", gifOf(1));
  await expect(content(page).locator("img")).toHaveCount(1);
  await expect(noticeOf(page, "The Picture Stands Still")).toHaveCount(0);
  await hand(page, "paste", "hens.gif", "image/gif", gifOf(2));
  await expect(noticeOf(page, "The Picture Stands Still")).toBeVisible();
  await expect(content(page).locator("img")).toHaveCount(2);
});

/** From here on no picture is ready before it is let go, by what this answers with. */
const holdPictures = async (page: Page): Promise<() => Promise<void>> => {
  const held = await page.evaluateHandle(() => {
    const { decode } = HTMLImageElement.prototype;
    const gate = new EventTarget();
    const opened = new Promise((resolve) => gate.addEventListener("open", resolve));
    HTMLImageElement.prototype.decode = function () {
      return opened.then(() => decode.call(this));
    };
    return gate;
  });
  return () => held.evaluate((gate) => void gate.dispatchEvent(new Event("open")));
};

test("the editor keeps what is typed while it prepares a picture, and publishing waits for it", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await page.getByLabel("Title").fill("Busy");
  await content(page).click();
  await page.keyboard.type("Before the picture ");
  const picture = await aPicture(page, 60, 40);
  const letGo = await holdPictures(page);
  const choosing = page.waitForEvent("filechooser");
  await tool(page, "Image").click();
  await (await choosing).setFiles(picture);
  await content(page).focus();
  await page.keyboard.type("and the owner goes on");
  await expect(page.getByText("Preparing the picture…")).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish Story" })).toBeDisabled();
  await letGo();
  await expect(content(page).locator("img")).toHaveCount(1);
  await page.keyboard.type(" writing");
  await expect(content(page).locator("p").first()).toHaveText(
    "Before the picture and the owner goes on writing",
  );
  await expect(content(page).locator("img")).toHaveCount(1);
  await page.getByRole("button", { name: "Publish Story" }).click();
  await expect(page).toHaveURL("/admin/posts");
});

test("the editor scales pictures inside pasted text, and reports those that others can't open", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  const wide = await aPicture(page, 2000, 20);
  await content(page).click();
  await content(page).evaluate((editor, bytes) => {
    const data = new DataTransfer();
    data.setData(
      "text/html",
      `<p>Look:</p><img src="data:image/png;base64,${bytes}" alt="A hen"><img src="cid:word@01"><table><tr><td>A1</td><td>B1</td></tr></table>`,
    );
    data.setData("text/plain", "Look");
    editor.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, wide.buffer.toString("base64"));
  await expect(noticeOf(page, "Some Pictures Were Not Pasted")).toBeVisible();
  const image = content(page).locator("img");
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute("src", /^data:image\/webp/);
  await expect(image).toHaveAttribute("alt", "A hen");
  expect(await measure(page, (await image.getAttribute("src")) ?? "")).toMatchObject({
    width: 1600,
  });
  await expect(content(page).getByText("A1", { exact: true })).toBeVisible();
  await expect(content(page).getByText("B1", { exact: true })).toBeVisible();
});

test("the editor removes a broken pasted picture with a notice, and keeps the text", async ({
  page,
}) => {
  await openWith(page, OWNER, "/admin/posts/new");
  await content(page).click();
  await content(page).evaluate((editor) => {
    const data = new DataTransfer();
    data.setData("text/html", '<p>Look:</p><img src="data:image/png;base64,%%%">');
    data.setData("text/plain", "Look");
    editor.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(noticeOf(page, "Not a Picture")).toBeVisible();
  await expect(content(page).locator("img")).toHaveCount(0);
  await expect(content(page)).toContainText("Look:");
});
