import type { Editor } from "@tiptap/core";
import { clearFormatting, type Variant } from "#ui/admin/editor/extensions.ts";

export interface Tool {
  readonly name: string;
  readonly keys: string;
  /** Letters, or an SVG path in a 24-unit box. */
  readonly sign: string;
  isOn(editor: Editor): boolean;
  readonly does: ((editor: Editor) => unknown) | "link" | "picture";
}

const heading = (level: 1 | 2 | 3): Tool => ({
  name: `Heading ${level}`,
  keys: `Mod-Alt-${level}`,
  sign: `H${level}`,
  isOn: (editor) => editor.isActive("heading", { level }),
  does: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const align = (
  name: string,
  side: "left" | "center" | "right",
  keys: string,
  sign: string,
): Tool => ({
  name,
  keys,
  sign,
  isOn: (editor) =>
    editor.isActive({ textAlign: side }) ||
    (side === "left" && !["center", "right"].some((textAlign) => editor.isActive({ textAlign }))),
  does: (editor) =>
    side === "left"
      ? editor.chain().focus().unsetTextAlign().run()
      : editor.chain().focus().setTextAlign(side).run(),
});

const MARKS: readonly Tool[] = [
  {
    name: "Bold",
    keys: "Mod-b",
    sign: "B",
    isOn: (editor) => editor.isActive("bold"),
    does: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: "Italic",
    keys: "Mod-i",
    sign: "I",
    isOn: (editor) => editor.isActive("italic"),
    does: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "Underline",
    keys: "Mod-u",
    sign: "U",
    isOn: (editor) => editor.isActive("underline"),
    does: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: "Strike",
    keys: "Mod-Shift-s",
    sign: "S",
    isOn: (editor) => editor.isActive("strike"),
    does: (editor) => editor.chain().focus().toggleStrike().run(),
  },
];

const QUOTE: Tool = {
  name: "Quote",
  keys: "Mod-Shift-b",
  sign: "M5 7h5v6c0 3-2 4-4 4m3-10v6H5V7m9 0h5v6c0 3-2 4-4 4m3-10v6h-4V7",
  isOn: (editor) => editor.isActive("blockquote"),
  does: (editor) => editor.chain().focus().toggleBlockquote().run(),
};

const LISTS: readonly Tool[] = [
  {
    name: "Ordered List",
    keys: "Mod-Shift-7",
    sign: "M10 6h10M10 12h10M10 18h10M4 5l1.500-1v5M4 15.500c1-1.500 3-.500 2 1L4 19h2.500",
    isOn: (editor) => editor.isActive("orderedList"),
    does: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "Bullet List",
    keys: "Mod-Shift-8",
    sign: "M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01",
    isOn: (editor) => editor.isActive("bulletList"),
    does: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
];

const INDENTS: readonly Tool[] = [
  {
    name: "Indent",
    keys: "Mod-]",
    sign: "M4 5h16M11 10h9M11 14h9M4 19h16M4 9l3.500 3L4 15",
    isOn: (editor) =>
      ["paragraph", "heading"].some((block) => editor.getAttributes(block).indent > 0),
    does: (editor) => editor.chain().focus().indentBy(1).run(),
  },
  {
    name: "Outdent",
    keys: "Mod-[",
    sign: "M4 5h16M11 10h9M11 14h9M4 19h16M7.500 9 4 12l3.500 3",
    isOn: () => false,
    does: (editor) => editor.chain().focus().indentBy(-1).run(),
  },
];

const LINK: Tool = {
  name: "Link",
  keys: "Mod-k",
  sign: "M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-6-6l-1.500 1.500M14 10a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 6 6l1.500-1.500",
  isOn: (editor) => editor.isActive("link"),
  does: "link",
};

const PICTURE: Tool = {
  name: "Image",
  keys: "Mod-Alt-p",
  sign: "M4 5h16v14H4Zm0 11 5-5 4 4 3-3 4 4M15.500 9h.01",
  isOn: (editor) => editor.isActive("image"),
  does: "picture",
};

const ALIGNMENTS: readonly Tool[] = [
  align("Align Left", "left", "Mod-Shift-l", "M4 5h16M4 10h10M4 14h16M4 19h10"),
  align("Align Centre", "center", "Mod-Shift-e", "M4 5h16M7 10h10M4 14h16M7 19h10"),
  align("Align Right", "right", "Mod-Shift-r", "M4 5h16M10 10h10M4 14h16M10 19h10"),
];

const CLEAR: Tool = {
  name: "Clear Formatting",
  keys: "Mod-\\",
  sign: "M6 5h12M12 5l-3 14M15 15l5 5m0-5-5 5",
  isOn: () => false,
  does: clearFormatting,
};

const HEADINGS = [heading(1), heading(2), heading(3)];

export const TOOLS: Record<Variant, readonly (readonly Tool[])[]> = {
  post: [HEADINGS, MARKS, [QUOTE, ...LISTS], INDENTS, [LINK, PICTURE], [CLEAR]],
  splash: [HEADINGS, MARKS, LISTS, [LINK], ALIGNMENTS, [CLEAR]],
};
