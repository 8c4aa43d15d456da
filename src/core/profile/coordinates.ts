import type { Coordinates } from "#core/profile/farm-profile.ts";

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** From the surest to the vaguest: a link may name its pin and its window. */
const PATTERNS = [
  // openstreetmap.org/?mlat=51.1&mlon=-0.2
  new RegExp(`[?&]mlat=${NUMBER}.*?[?&]mlon=${NUMBER}`),
  // google.com/maps/place/…!3d51.1!4d-0.2
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  // google.com/maps?q=51.1,-0.2, …/search/?query=…, apple's ll=…, geo:0,0?q=…
  new RegExp(
    `[?&](?:q|query|ll|destination)=(?:loc:)?${NUMBER}(?:,|%2C)\\+?(?:%20)?${NUMBER}`,
    "i",
  ),
  // openstreetmap.org/#map=17/51.1/-0.2
  new RegExp(`#map=[\\d.]+/${NUMBER}/${NUMBER}`),
  // google.com/maps/@51.1,-0.2,17z
  new RegExp(`@${NUMBER},${NUMBER}`),
  // RFC 5870
  new RegExp(`^geo:${NUMBER},${NUMBER}`, "i"),
  new RegExp(`^${NUMBER}\\s*[,\\s]\\s*${NUMBER}$`),
];

const MOST_NORTH = 90;
const MOST_EAST = 180;

const coordinatesOf = ([, north, east]: RegExpExecArray): Coordinates | null => {
  const [latitude, longitude] = [Number(north), Number(east)];
  const isOnEarth = Math.abs(latitude) <= MOST_NORTH && Math.abs(longitude) <= MOST_EAST;
  return isOnEarth ? { latitude, longitude } : null;
};

export const coordinatesIn = (typed: string): Coordinates | null => {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(typed.trim());
    const coordinates = found && coordinatesOf(found);
    if (coordinates) return coordinates;
  }
  return null;
};

export const writtenCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${latitude}, ${longitude}`;
