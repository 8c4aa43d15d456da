/**
 * The pixels of a picture, each in red, green, blue and alpha.
 * @param {import("@playwright/test").Page} page
 * @param {Buffer} png
 */
export const pixelsOf = async (page, png) => {
  const base64 = await page.evaluate(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const pen = canvas.getContext("2d");
      pen?.drawImage(bitmap, 0, 0);
      const data = pen?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      let text = "";
      for (const byte of data) text += String.fromCharCode(byte);
      return btoa(text);
    },
    `data:image/png;base64,${png.toString("base64")}`,
  );
  return Buffer.from(base64, "base64");
};
