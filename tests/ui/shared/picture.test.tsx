// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Picture } from "#ui/shared/parts/picture.tsx";

const lookOf = (address: string): string | undefined => {
  const { unmount } = render(<Picture address={address} alt="Hens" shownAs="card" />);
  const look = screen.getByAltText("Hens").dataset.look;
  unmount();
  return look;
};

test("a picture tells whether it is the shop's drawing or a farmer's photo", () => {
  expect(lookOf("/eggs/large.svg")).toBe("drawing");
  expect(lookOf("/pictures/story-spring.svg")).toBe("drawing");
  expect(lookOf("data:image/png;base64,iVBORw0KGgo=")).toBe("photo");
  expect(lookOf(`/pictures/${"0f".repeat(32)}?1600x1067.jpg,400.webp`)).toBe("photo");
});

test("a photo fills its box on the tile, dimmed in the dark, and a drawing shows whole", () => {
  const sheet = readFileSync("src/ui/shared/parts/picture.module.css", "utf8").replaceAll(
    /\s+/g,
    " ",
  );
  expect(sheet).toContain(".picture { object-fit: contain; }");
  expect(sheet).toContain(
    '.picture[data-look="photo"] { background: var(--tile); object-fit: cover; }',
  );
  expect(sheet).toContain(
    '@media screen and (prefers-color-scheme: dark) { .picture[data-look="photo"] { filter: brightness(0.88); } }',
  );
});

const sources = readdirSync("src/ui", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => readFileSync(`src/ui/${file}`, "utf8"))
  .join("\n");

test("only the shared part shows pictures, but for drawings that never change", () => {
  const tags = sources.match(/<img\b[^>]*?>/g) ?? [];
  const others = tags.filter((tag) => !/\ssrc="\/(?:eggs|pictures)\/[\w-]+\.svg"/.test(tag));
  expect(others).toHaveLength(1);
  expect(others[0]).toContain("data-look=");
});

test("each empty state names a drawing that can be used by its id, four by three", () => {
  const named = [...sources.matchAll(/<EmptyState picture="([^"]+)"/g)].map(([, path]) => path);
  expect(new Set(named).size).toBe(5);
  for (const path of new Set(named))
    expect(readFileSync(`public${path}`, "utf8")).toMatch(
      /^<svg [^>]*id="picture" viewBox="0 0 320 240" width="320" height="240">/,
    );
});
