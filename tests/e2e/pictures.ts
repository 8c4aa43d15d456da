import type { Page } from "@playwright/test";

/** A picture that the browser itself has drawn: noise, which no encoder makes small. */
export const aPicture = async (page: Page, width: number, height: number, type = "image/png") => {
  const url = await page.evaluate(
    ([across, down, kind]) => {
      const canvas = Object.assign(document.createElement("canvas"), {
        width: across,
        height: down,
      });
      const brush = canvas.getContext("2d");
      if (!brush) throw new Error("no canvas");
      const noise = brush.createImageData(across, down);
      let seed = 7;
      for (let i = 0; i < noise.data.length; i += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        noise.data[i] = i % 4 === 3 ? 255 : seed % 256;
      }
      brush.putImageData(noise, 0, 0);
      return canvas.toDataURL(kind);
    },
    [width, height, type] as const,
  );
  return {
    name: "hen.png",
    mimeType: type,
    buffer: Buffer.from(url.slice(url.indexOf(",") + 1), "base64"),
  };
};

/** Its bytes and its size in pixels. */
export const measure = (page: Page, src: string) =>
  page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { size, type } = await (await fetch(address)).blob();
    return { size, type, width: image.naturalWidth, height: image.naturalHeight };
  }, src);
