import { isPicture } from "#core/rich-text/picture.ts";
import { readHeadings } from "#ui/admin/editor/pasted/headings.ts";
import { lossesOf } from "#ui/admin/editor/pasted/losses.ts";
import { readOnlineLists } from "#ui/admin/editor/pasted/online-lists.ts";
import { tidyLists } from "#ui/admin/editor/pasted/tidy-lists.ts";
import { removeHidden, tidyText } from "#ui/admin/editor/pasted/tidy-text.ts";
import { readTypedLists } from "#ui/admin/editor/pasted/typed-lists.ts";
import { readWordLists } from "#ui/admin/editor/pasted/word-lists.ts";

interface PastedHtml {
  readonly html: string;
  readonly pictures: readonly string[];
  readonly hasLostPictures: boolean;
  readonly losses: readonly string[];
}

const isOwn = (page: Document): boolean => page.querySelector("[data-pm-slice]") !== null;

const STRANGE_BLOCKS = "td, th, dt, dd";

const tidy = (page: Document): readonly string[] => {
  readOnlineLists(page);
  readHeadings(page);
  readTypedLists(page);
  const losses = lossesOf(page);
  removeHidden(page);
  tidyLists(page);
  for (const block of page.body.querySelectorAll(STRANGE_BLOCKS)) {
    const plain = page.createElement("div");
    plain.append(...block.childNodes);
    block.replaceChildren(plain);
  }
  tidyText(page);
  return losses;
};

const EMOJI = /^\p{Extended_Pictographic}\S*$/u;
const UNSEEN = "[width='1'], [height='1'], [aria-roledescription='checkbox']";

const losePictures = (images: readonly HTMLImageElement[]): boolean => {
  const unseen = images.filter((image) => image.matches(UNSEEN));
  for (const image of unseen) image.remove();
  const foreign = images.filter((image) => !isPicture(image.getAttribute("src") ?? ""));
  const missed = foreign.filter((image) => !(unseen.includes(image) || EMOJI.test(image.alt)));
  for (const image of foreign) image.replaceWith(missed.includes(image) ? "" : image.alt);
  return missed.length > 0;
};

export const readPastedHtml = (html: string): PastedHtml => {
  const page = new DOMParser().parseFromString(html, "text/html");
  const isStrange = !isOwn(page);
  // Word draws a list's dots as pictures too.
  if (isStrange) readWordLists(page);
  const hasLostPictures = losePictures([...page.body.querySelectorAll("img")]);
  const losses = isStrange ? tidy(page) : [];
  const addresses = [...page.body.querySelectorAll("img")].map(
    (image) => image.getAttribute("src") ?? "",
  );
  return {
    html: page.body.innerHTML,
    pictures: [...new Set(addresses.filter((address) => address.startsWith("data:image/")))],
    hasLostPictures,
    losses,
  };
};
