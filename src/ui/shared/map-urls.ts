interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const DEGREES_AROUND = 0.01;
const ZOOM = 15;

export const mapEmbedUrl = ({ latitude, longitude }: Coordinates): string => {
  const box = [
    longitude - 2 * DEGREES_AROUND,
    latitude - DEGREES_AROUND,
    longitude + 2 * DEGREES_AROUND,
    latitude + DEGREES_AROUND,
  ].map((degrees) => degrees.toFixed(5));
  const asked = new URLSearchParams({
    bbox: box.join(),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${asked}`;
};

export const addressPageUrl = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;

export const mapPageUrl = ({ latitude, longitude }: Coordinates): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`;

export const addressMapUrl = (lines: readonly string[]): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: lines.join(", ") })}`;
