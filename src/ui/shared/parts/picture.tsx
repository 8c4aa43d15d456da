import { isDrawing } from "#core/pictures/drawings.ts";
import { PICTURE_SIZES, sourcesOf } from "#core/pictures/picture-sources.ts";
import styles from "#ui/shared/parts/picture.module.css";
import { spaced } from "#ui/shared/spaced.ts";

interface PictureProps {
  readonly address: string;
  readonly alt: string;
  readonly shownAs: keyof typeof PICTURE_SIZES;
  /** Of its box, unless it shows whole. */
  readonly width?: number;
  readonly height?: number;
  readonly className?: string | undefined;
  readonly isLargest?: boolean;
  readonly isSeenAtOnce?: boolean;
}

export const Picture = ({
  address,
  alt,
  shownAs,
  width,
  height,
  className,
  isLargest = false,
  isSeenAtOnce = isLargest,
}: PictureProps) => {
  const { src, srcSet, size = { width, height } } = sourcesOf(address);
  const hasFiles = src !== address;
  const isEager = hasFiles ? isLargest : isSeenAtOnce;
  return (
    <img
      className={spaced(styles.picture, className)}
      data-look={isDrawing(address) ? "drawing" : "photo"}
      loading={isEager ? "eager" : "lazy"}
      {...(hasFiles && isLargest && { fetchPriority: "high" })}
      {...size}
      {...(srcSet !== undefined && { sizes: PICTURE_SIZES[shownAs], srcSet })}
      src={src}
      alt={alt}
    />
  );
};
