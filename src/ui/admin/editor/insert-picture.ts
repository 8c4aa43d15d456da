import type { Editor } from "@tiptap/core";

export interface Mark {
  now(): number;
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

export const replacePicture = (editor: Editor, src: string, scaled: string | null): void => {
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    if (node.type.name !== "image" || node.attrs.src !== src) return;
    if (scaled) tr.setNodeAttribute(tr.mapping.map(position), "src", scaled);
    else tr.delete(tr.mapping.map(position), tr.mapping.map(position + 1));
  });
  editor.view.dispatch(tr);
};
