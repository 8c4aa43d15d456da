import { type Editor, Extension, type Extensions } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { TextAlign } from "@tiptap/extension-text-align";
import { StarterKit } from "@tiptap/starter-kit";
import { LINK_PROTOCOLS, readLinkAddress } from "#core/rich-text/link-address.ts";
import { isPicture } from "#core/rich-text/picture.ts";
import { Indent } from "#ui/admin/editor/indent.ts";

export type Variant = "post" | "splash";

const isLink = (address: string): boolean => readLinkAddress(address).ok;

const kit = (variant: Variant) =>
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      protocols: [...LINK_PROTOCOLS],
      defaultProtocol: "https",
      isAllowedUri: isLink,
      HTMLAttributes: { target: null, rel: null },
    },
    blockquote: variant === "post" && {},
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
  });

/** A pasted address makes no picture, so nothing is fetched from the web. */
const Picture = Image.configure({ allowBase64: true }).extend({
  parseHTML: () => [
    {
      tag: "img[src]",
      getAttrs: (image) => (isPicture(image.getAttribute("src") ?? "") ? null : false),
    },
  ],
  addInputRules: () => [],
});

const shortcuts = (open: { readonly link: () => void; readonly picture: () => void }) =>
  Extension.create({
    name: "toolShortcuts",
    addKeyboardShortcuts() {
      const run = (deed: () => void) => () => {
        deed();
        return true;
      };
      return {
        "Mod-k": run(open.link),
        "Mod-Alt-p": run(open.picture),
        "Mod-\\": () => clearFormatting(this.editor),
      };
    },
  });

export const clearFormatting = (editor: Editor) =>
  editor.chain().focus().unsetAllMarks().clearNodes().run();

export const extensionsFor = (
  variant: Variant,
  open: { readonly link: () => void; readonly picture: () => void },
): Extensions => [
  kit(variant),
  shortcuts(open),
  ...(variant === "post"
    ? [Picture, Indent]
    : [
        TextAlign.configure({
          types: ["heading", "paragraph"],
          alignments: ["left", "center", "right"],
        }),
      ]),
];
