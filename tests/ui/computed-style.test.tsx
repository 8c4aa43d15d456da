// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aShop } from "#tests/support/a-shop.ts";
import { plantCart } from "#tests/support/plant.ts";
import { dropStyles, renderAdmin, renderShop } from "#tests/support/render-shop.tsx";

const sheet = document.createElement("style");

afterEach(() => sheet.remove());

const styles = () =>
  Array.from(document.querySelectorAll(":not(style)"), (element) => {
    const style = window.getComputedStyle(element);
    const { display, pointerEvents, visibility } = style;
    const asked = [style.getPropertyValue("display"), style.getPropertyValue("visibility")];
    return [element.localName, display, visibility, pointerEvents, style.opacity, asked];
  });

/** Where a page has a style sheet of its own, jsdom is asked anew. */
const expectWhatJsdomSays = () => {
  expect(document.styleSheets).toHaveLength(0);
  const memoized = styles();
  document.head.append(sheet);
  expect(memoized).toEqual(styles());
};

test("a style is what jsdom says, of whatever hides", () => {
  const draw = (isShown: boolean) => (
    <>
      <div hidden={!isShown}>
        <b>text</b>
      </div>
      <div style={isShown ? {} : { visibility: "hidden", pointerEvents: "none" }}>
        <b>text</b>
        <i style={{ visibility: "visible", pointerEvents: "auto" }}>text</i>
      </div>
      <div style={isShown ? {} : { display: "none" }}>text</div>
      <dialog open={isShown}>text</dialog>
      <input type={isShown ? "text" : "hidden"} />
      <div popover={isShown ? undefined : "auto"}>text</div>
      <table>
        <tbody>
          <tr hidden={!isShown}>
            <td>text</td>
          </tr>
        </tbody>
      </table>
      <details open={isShown}>
        <summary>text</summary>
        text
      </details>
      <svg>
        <title>text</title>
      </svg>
    </>
  );
  dropStyles();
  const { rerender } = render(draw(true));
  expectWhatJsdomSays();
  sheet.remove();
  rerender(draw(false));
  expectWhatJsdomSays();
});

test("a style is what jsdom says, of whole pages", async () => {
  const shop = aShop();
  await plantCart(shop, { packSize: 12 });
  renderShop("/checkout", shop);
  await screen.findByRole("region", { name: "Basket" });
  expectWhatJsdomSays();
});

test("a style is what jsdom says, of the admin area", async () => {
  await renderAdmin("/admin/settings");
  await screen.findByRole("heading", { level: 1 });
  expectWhatJsdomSays();
});
