import { EditorContent } from "@tiptap/react";
import { useRef, useState } from "react";
import { AltTextPanel } from "#ui/admin/editor/alt-text-panel.tsx";
import styles from "#ui/admin/editor/editor.module.css";
import type { Variant } from "#ui/admin/editor/extensions.ts";
import { LinkPanel } from "#ui/admin/editor/link-panel.tsx";
import { Preparing } from "#ui/admin/editor/preparing.tsx";
import { ToolBar } from "#ui/admin/editor/tool-bar.tsx";
import type { OnPreparing } from "#ui/admin/editor/use-pictures.ts";
import { useTextEditor } from "#ui/admin/editor/use-text-editor.ts";

interface RichTextEditorProps {
  readonly variant: Variant;
  readonly label?: string;
  readonly initial: string;
  readonly onChange: (html: string) => void;
  readonly onPreparing: OnPreparing;
}

export const RichTextEditor = ({
  variant,
  label = "Content",
  initial,
  onChange,
  onPreparing,
}: RichTextEditorProps) => {
  const fileRef = useRef<HTMLInputElement>(null);
  const altTextRef = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const openLink = (): void => setLinking(true);
  const choosePicture = (): void => fileRef.current?.click();

  const { editor, addPictures, isPreparing } = useTextEditor({
    variant,
    label,
    initial,
    onChange,
    onPreparing,
    onLink: openLink,
    onPicture: choosePicture,
    onInserted: () =>
      requestAnimationFrame(() => altTextRef.current?.querySelector("input")?.focus()),
  });

  return (
    <div className={styles.textEditor}>
      <ToolBar editor={editor} variant={variant} onLink={openLink} onPicture={choosePicture} />
      {isLinking && <LinkPanel editor={editor} onClose={() => setLinking(false)} />}
      {variant === "post" && (
        <>
          <AltTextPanel ref={altTextRef} editor={editor} />
          <div hidden>
            <input
              ref={fileRef}
              type="file"
              accept="image/*"
              aria-label="Picture file"
              onChange={(event) => {
                void addPictures([...(event.target.files ?? [])]);
                event.target.value = "";
              }}
            />
          </div>
        </>
      )}
      {isPreparing && <Preparing />}
      <EditorContent editor={editor} />
    </div>
  );
};
