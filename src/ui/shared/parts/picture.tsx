import { PICTURE_SIZES, sourcesOf } from "#core/pictures/picture-sources.ts";

interface PictureProps {
  readonly address: string;
  readonly alt: string;
  readonly shownAs: keyof typeof PICTURE_SIZES;
  readonly width: number;
  readonly height: number;
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
  const isPhoto = src !== address;
  const isEager = isPhoto ? isLargest : isSeenAtOnce;
  return (
    <img
      className={className}
      loading={isEager ? "eager" : "lazy"}
      {...(isPhoto && isLargest && { fetchPriority: "high" })}
      {...size}
      {...(srcSet !== undefined && { sizes: PICTURE_SIZES[shownAs], srcSet })}
      src={src}
      alt={alt}
    />
  );
};
