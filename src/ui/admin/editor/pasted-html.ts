import { isPicture } from "#core/rich-text/picture.ts";

interface PastedHtml {
  readonly html: string;
  readonly pictures: readonly string[];
  /** Pictures on the web, or in the program that the text came from. */
  readonly lost: number;
}

const STRANGE_BLOCKS = "td, th, dt, dd, h4, h5, h6";

export const readPastedHtml = (html: string): PastedHtml => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const images = [...body.querySelectorAll("img")];
  const lost = images.filter((image) => !isPicture(image.getAttribute("src") ?? ""));
  for (const image of lost) image.remove();
  for (const block of body.querySelectorAll(STRANGE_BLOCKS)) {
    const plain = document.createElement("div");
    plain.append(...block.childNodes);
    block.replaceChildren(plain);
  }
  const addresses = images.map((image) => image.getAttribute("src") ?? "");
  return {
    html: body.innerHTML,
    pictures: [...new Set(addresses.filter((address) => address.startsWith("data:image/")))],
    lost: lost.length,
  };
};
