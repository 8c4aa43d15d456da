import { PICTURE_TYPES, type PictureFacts, type PictureType } from "#core/pictures/picture.ts";

const TYPE = `(?:${PICTURE_TYPES.join("|")})`;
const FACTS = `\\?(\\d{1,4})x(\\d{1,4})\\.(${TYPE})((?:,\\d{1,4}\\.${TYPE})*)`;
const ADDRESS = new RegExp(`^/pictures/([0-9a-f]{64})(?:${FACTS})?$`);

export const pictureAddress = (hash: string): string => `/pictures/${hash}`;

export const describedAddress = ({ hash, width, height, type, narrower }: PictureFacts): string =>
  `${pictureAddress(hash)}?${[`${width}x${height}.${type}`, ...narrower.map((file) => `${file.width}.${file.type}`)].join(",")}`;

const narrowerIn = (text: string): PictureFacts["narrower"] =>
  text
    .split(",")
    .filter((file) => file !== "")
    .map((file) => {
      const [width, type] = file.split(".");
      return { width: Number(width), type: type as PictureType };
    });

interface NamedPicture {
  readonly hash: string;
  readonly facts: PictureFacts | null;
}

export const readPictureAddress = (address: string): NamedPicture | null => {
  const [found, hash = "", width, height, type, narrower = ""] = ADDRESS.exec(address) ?? [];
  if (found === undefined) return null;
  if (width === undefined) return { hash, facts: null };
  return {
    hash,
    facts: {
      hash,
      width: Number(width),
      height: Number(height),
      type: type as PictureType,
      narrower: narrowerIn(narrower),
    },
  };
};
