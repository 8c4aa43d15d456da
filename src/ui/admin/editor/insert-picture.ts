import type { Editor } from "@tiptap/core";

/** A position in the text that moves with what is typed around it. */
export interface Mark {
  /** Where it is now. */
  now(): number;
  /** Whether the text has changed since it was set. */
  hasMoved(): boolean;
  moveTo(position: number): void;
  forget(): void;
}

export const markPlace = (editor: Editor, at = editor.state.selection.to): Mark => {
  let position = at;
  let isMoved = false;
  const follow = ({ transaction }: { transaction: Editor["state"]["tr"] }): void => {
    if (!transaction.docChanged) return;
    position = transaction.mapping.map(position);
    isMoved = true;
  };
  editor.on("transaction", follow);
  return {
    now: () => position,
    hasMoved: () => isMoved,
    moveTo: (next) => {
      position = next;
      isMoved = false;
    },
    forget: () => void editor.off("transaction", follow),
  };
};

/** Puts a picture after the block around a position, or instead of it where it is empty. Answers with where it is. */
const putPicture = (editor: Editor, src: string, position: number): number => {
  const at = editor.state.doc.resolve(position);
  const isEmpty = at.depth === 1 && at.parent.isTextblock && at.parent.content.size === 0;
  const after = at.depth > 0 ? at.after(1) : at.pos;
  const start = isEmpty ? at.before(1) : after;
  editor.commands.insertContentAt(
    { from: start, to: after },
    { type: "image", attrs: { src, alt: "" } },
    { updateSelection: false },
  );
  return start;
};

/** Puts a picture into the text and, unless the owner has typed on, chooses it. Answers whether it is chosen. */
export const insertPicture = (editor: Editor, src: string, mark: Mark): boolean => {
  const isChosen = !mark.hasMoved();
  const start = putPicture(editor, src, mark.now());
  const end = editor.state.doc.content.size;
  if (start + 1 === end)
    editor.commands.insertContentAt(end, { type: "paragraph" }, { updateSelection: false });
  if (isChosen) editor.commands.setNodeSelection(start);
  mark.moveTo(start + 1);
  return isChosen;
};

/** Puts a scaled picture where one that came with pasted text is, or takes that away where there is none. */
export const replacePicture = (editor: Editor, src: string, scaled: string | null): void => {
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    if (node.type.name !== "image" || node.attrs.src !== src) return;
    if (scaled) tr.setNodeAttribute(tr.mapping.map(position), "src", scaled);
    else tr.delete(tr.mapping.map(position), tr.mapping.map(position + 1));
  });
  editor.view.dispatch(tr);
};
