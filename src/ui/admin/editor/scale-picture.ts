import { MOST_BYTES, type Size, storedSizeOf } from "#core/rich-text/picture.ts";
import { isHeic, looksLikePicture, moves } from "#core/rich-text/picture-kind.ts";
import { accept, type Result, refuse } from "#core/shared/result.ts";

export interface PictureRefusal {
  readonly kind: "not-a-picture" | "unreadable-picture" | "iphone-photo";
}

export interface ScaledPicture {
  readonly address: string;
  readonly movedBefore: boolean;
}

const QUALITIES = [0.85, 0.7, 0.55, 0.4];
const SMALLER = 0.75;
/** Browsers draw an image without a size at 300 × 150. */
const SIZE_OF_NONE: Size = { width: 300, height: 150 };

const decode = async (file: Blob): Promise<HTMLImageElement | null> => {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const draw = (image: HTMLImageElement, { width, height }: Size): HTMLCanvasElement => {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("This browser can't draw.");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, width, height);
  return canvas;
};

/** JPEG has no transparency. */
const onWhite = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const brush = canvas.getContext("2d");
  if (brush) {
    brush.globalCompositeOperation = "destination-over";
    brush.fillStyle = "#fff";
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas;
};

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** Encodes as JPEG where the browser can't write WebP; null when no quality is small enough. */
const encodeWithin = async (canvas: HTMLCanvasElement): Promise<Blob | null> => {
  for (const quality of QUALITIES) {
    const webp = await encode(canvas, "image/webp", quality);
    const blob =
      webp?.type === "image/webp" ? webp : await encode(onWhite(canvas), "image/jpeg", quality);
    if (blob && blob.size <= MOST_BYTES) return blob;
  }
  return null;
};

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const bytesOf = async (file: Blob): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return new Uint8Array();
  }
};

/** Looks at the first bytes: a file's name and type may be missing or wrong. */
const whyUnreadable = (file: Blob, bytes: Uint8Array): PictureRefusal["kind"] => {
  if (isHeic(bytes)) return "iphone-photo";
  const isPicture = file.type.startsWith("image/") || looksLikePicture(bytes);
  return isPicture ? "unreadable-picture" : "not-a-picture";
};

const encodeSmall = async (image: HTMLImageElement, most: number): Promise<Blob> => {
  const natural =
    image.naturalWidth > 0
      ? { width: image.naturalWidth, height: image.naturalHeight }
      : SIZE_OF_NONE;
  for (
    let size = storedSizeOf(natural, most);
    ;
    size = storedSizeOf(size, Math.max(size.width, size.height) * SMALLER)
  ) {
    const blob = await encodeWithin(draw(image, size));
    if (blob) return blob;
  }
};

export const scalePicture = async (
  file: Blob,
  most: number,
): Promise<Result<ScaledPicture, PictureRefusal>> => {
  const bytes = await bytesOf(file);
  const image = await decode(file);
  if (!image) return refuse({ kind: whyUnreadable(file, bytes) });
  const blob = await encodeSmall(image, most);
  return accept({ address: await dataUrlOf(blob), movedBefore: moves(bytes) });
};
