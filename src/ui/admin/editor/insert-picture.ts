import type { Editor } from "@tiptap/core";
import { MOST_BYTES } from "#core/rich-text/picture.ts";

/** Puts a picture where the cursor is, or at a position, and chooses it. */
export const insertPicture = (editor: Editor, src: string, at?: number): void => {
  const place = at ?? editor.state.selection.to;
  editor
    .chain()
    .insertContentAt(place, { type: "image", attrs: { src, alt: "" } })
    .run();
  let found: number | null = null;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === "image" && node.attrs.src === src && position >= place - 1)
      found ??= position;
  });
  if (found === null) return;
  const end = editor.state.doc.content.size;
  if (found + 1 === end) editor.commands.insertContentAt(end, { type: "paragraph" });
  editor.commands.setNodeSelection(found);
};

export const picturesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];

/** A data URL is a third longer than its bytes. */
const MOST_CHARACTERS = Math.ceil((MOST_BYTES * 4) / 3) + 64;

const isOversized = (src: unknown): src is string =>
  typeof src === "string" && src.startsWith("data:") && src.length > MOST_CHARACTERS;

/** Pictures that came inside pasted text are brought to size too. */
export const shrinkOversized = (
  editor: Editor,
  prepare: (file: Blob) => Promise<string | null>,
): void => {
  const oversized = new Set<string>();
  editor.state.doc.descendants((node) => {
    if (node.type.name === "image" && isOversized(node.attrs.src)) oversized.add(node.attrs.src);
  });
  for (const src of oversized) {
    void fetch(src)
      .then((answer) => answer.blob())
      .then(prepare)
      .then((smaller) => replacePicture(editor, src, smaller));
  }
};

const replacePicture = (editor: Editor, src: string, smaller: string | null): void => {
  if (editor.isDestroyed) return;
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    if (node.type.name !== "image" || node.attrs.src !== src) return;
    if (smaller) tr.setNodeAttribute(position, "src", smaller);
    else tr.delete(tr.mapping.map(position), tr.mapping.map(position + 1));
  });
  editor.view.dispatch(tr);
};
