import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import type { Ref } from "react";
import styles from "#ui/admin/editor/editor.module.css";
import { Field } from "#ui/shared/parts/field.tsx";

interface AltTextPanelProps {
  readonly editor: Editor;
  readonly ref: Ref<HTMLDivElement>;
}

export const AltTextPanel = ({ editor, ref }: AltTextPanelProps) => {
  const alt = useEditorState({
    editor,
    selector: () =>
      editor.isActive("image") ? String(editor.getAttributes("image").alt ?? "") : null,
  });
  if (alt === null) return null;
  return (
    <div ref={ref} className={styles.toolPanel}>
      <Field
        label="Alt text: what does the picture show?"
        placeholder="Marigold on the garden gate"
        autoComplete="off"
        value={alt}
        onChange={(event) => editor.commands.updateAttributes("image", { alt: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          editor.chain().setTextSelection(editor.state.selection.to).focus().run();
        }}
      />
    </div>
  );
};
