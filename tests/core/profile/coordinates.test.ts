import fc from "fast-check";
import { expect, test } from "vitest";
import { coordinatesIn, writtenCoordinates } from "#core/profile/coordinates.ts";

test.each([
  ["51.1215, -0.2318", 51.1215, -0.2318],
  ["  51.1215 -0.2318 ", 51.1215, -0.2318],
  ["geo:50.9269,-0.1443", 50.9269, -0.1443],
  ["geo:50.9269,-0.1443;u=35", 50.9269, -0.1443],
  ["https://www.openstreetmap.org/#map=17/50.92690/-0.14430", 50.9269, -0.1443],
  [
    "https://www.openstreetmap.org/?mlat=50.9269&mlon=-0.1443#map=12/50.9000/-0.1000",
    50.9269,
    -0.1443,
  ],
  ["https://www.google.com/maps/@50.9269,-0.1443,17z", 50.9269, -0.1443],
  [
    "https://www.google.com/maps/place/Hilltop/@50.9,-0.2,15z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d50.9269!4d-0.1443",
    50.9269,
    -0.1443,
  ],
  ["https://maps.google.com/?q=50.9269,-0.1443", 50.9269, -0.1443],
  ["https://www.google.com/maps/search/?api=1&query=50.9269%2C-0.1443", 50.9269, -0.1443],
  ["https://maps.apple.com/?ll=50.9269,-0.1443&q=Hens", 50.9269, -0.1443],
])("coordinatesIn reads %s", (typed, latitude, longitude) => {
  expect(coordinatesIn(typed)).toEqual({ latitude, longitude });
});

test.each([
  "",
  "Rusper Road",
  "51.1215",
  "91, 0",
  "0, 181",
  "https://maps.app.goo.gl/x",
  "12/05/2026",
])("coordinatesIn finds no place in '%s'", (typed) => {
  expect(coordinatesIn(typed)).toBeNull();
});

test("coordinatesIn reads what writtenCoordinates writes", () => {
  const degrees = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 });
  fc.assert(
    fc.property(degrees(90), degrees(180), (north, east) => {
      const place = { latitude: north / 1e5, longitude: east / 1e5 };
      expect(coordinatesIn(writtenCoordinates(place))).toEqual({
        latitude: place.latitude + 0,
        longitude: place.longitude + 0,
      });
    }),
  );
});
