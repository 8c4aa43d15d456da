import { Extension } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    indent: {
      indentBy: (steps: 1 | -1) => ReturnType;
    };
  }
}

const MOST_STEPS = 8;
const BLOCKS = ["paragraph", "heading"];

export const Indent = Extension.create({
  name: "indent",

  addGlobalAttributes() {
    return [
      {
        types: BLOCKS,
        attributes: {
          indent: {
            default: 0,
            parseHTML: (element) => Math.min(Number(element.dataset.indent) || 0, MOST_STEPS),
            renderHTML: ({ indent }) => (indent > 0 ? { "data-indent": String(indent) } : {}),
          },
        },
      },
    ];
  },

  addCommands() {
    return {
      indentBy:
        (steps) =>
        ({ editor, commands, state, tr, dispatch }) => {
          if (editor.isActive("listItem"))
            return steps > 0
              ? commands.sinkListItem("listItem")
              : commands.liftListItem("listItem");
          const { from, to } = state.selection;
          state.doc.nodesBetween(from, to, (node, position) => {
            if (!BLOCKS.includes(node.type.name)) return;
            const indent = Math.max(0, Math.min(node.attrs.indent + steps, MOST_STEPS));
            if (dispatch) tr.setNodeAttribute(position, "indent", indent);
          });
          return true;
        },
    };
  },

  addKeyboardShortcuts() {
    return {
      "Mod-]": () => this.editor.commands.indentBy(1),
      "Mod-[": () => this.editor.commands.indentBy(-1),
    };
  },
});
