import { type Editor, Extension, type Extensions } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { Image } from "@tiptap/extension-image";
import { Italic } from "@tiptap/extension-italic";
import { Link } from "@tiptap/extension-link";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Strike } from "@tiptap/extension-strike";
import { Text } from "@tiptap/extension-text";
import { TextAlign } from "@tiptap/extension-text-align";
import { Underline } from "@tiptap/extension-underline";
import { Dropcursor, Gapcursor, UndoRedo } from "@tiptap/extensions";
import { LINK_PROTOCOLS, readLinkAddress } from "#core/rich-text/link-address.ts";
import { Indent } from "#ui/admin/editor/indent.ts";

export type Place = "post" | "splash";

const isLink = (address: string): boolean => readLinkAddress(address).ok;

const link = Link.configure({
  openOnClick: false,
  protocols: [...LINK_PROTOCOLS],
  defaultProtocol: "https",
  isAllowedUri: isLink,
  HTMLAttributes: { target: null, rel: null },
});

/** What both places have: what no tool bar button can write is no part of the text. */
const COMMON: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [1, 2, 3] }),
  Bold,
  Italic,
  Underline,
  Strike,
  ListItem,
  BulletList,
  OrderedList,
  ListKeymap,
  link,
  UndoRedo,
  Dropcursor,
  Gapcursor,
];

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

/** Turns the selection into plain paragraphs without any mark. */
export const clearFormatting = (editor: Editor) =>
  editor.chain().focus().unsetAllMarks().clearNodes().run();

export const extensionsFor = (
  place: Place,
  open: { readonly link: () => void; readonly picture: () => void },
): Extensions => [
  ...COMMON,
  shortcuts(open),
  ...(place === "post"
    ? [Blockquote, Image.configure({ allowBase64: true }), Indent]
    : [
        TextAlign.configure({
          types: ["heading", "paragraph"],
          alignments: ["left", "center", "right"],
        }),
      ]),
];
