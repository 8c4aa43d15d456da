import { type Width, widthsFor } from "#core/pictures/picture.ts";
import type { PictureScaler } from "#ports/picture-scaler.ts";

const QUALITY = 0.75;

const open = async (page: Document, address: string): Promise<HTMLImageElement | null> => {
  const image = page.createElement("img");
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
};

/** Encodes as JPEG where the browser can't write WebP. */
const encode = (canvas: HTMLCanvasElement, brush: CanvasRenderingContext2D): string => {
  const webp = canvas.toDataURL("image/webp", QUALITY);
  if (webp.startsWith("data:image/webp")) return webp;
  // JPEG has no transparency.
  brush.globalCompositeOperation = "destination-over";
  brush.fillStyle = "#fff";
  brush.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", QUALITY);
};

const scaled = (page: Document, image: HTMLImageElement, width: Width): string | undefined => {
  const height = Math.max(1, Math.round((width / image.naturalWidth) * image.naturalHeight));
  const canvas = Object.assign(page.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  if (!brush) return;
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, width, height);
  return encode(canvas, brush);
};

export const canvasScaler = (page: Document): PictureScaler => ({
  widthsOf: async (address) => {
    const image = await open(page, address);
    const type = address.startsWith("data:image/gif") ? "gif" : "webp";
    const widths = image ? widthsFor({ width: image.naturalWidth, type }) : [];
    return Object.fromEntries(
      widths.map((width) => [width, image ? scaled(page, image, width) : undefined]),
    );
  },
});
