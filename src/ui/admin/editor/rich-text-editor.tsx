import type { Editor } from "@tiptap/core";
import { EditorContent, useEditor } from "@tiptap/react";
import { useRef, useState } from "react";
import { AltTextPanel } from "#ui/admin/editor/alt-text-panel.tsx";
import { extensionsFor, type Place } from "#ui/admin/editor/extensions.ts";
import { insertPicture, picturesIn, shrinkOversized } from "#ui/admin/editor/insert-picture.ts";
import { LinkPanel } from "#ui/admin/editor/link-panel.tsx";
import { Preparing } from "#ui/admin/editor/preparing.tsx";
import { ToolBar } from "#ui/admin/editor/tool-bar.tsx";
import { usePictures } from "#ui/admin/editor/use-pictures.ts";
import "#ui/shared/rich-text/rich-text.css";
import "#ui/admin/editor/editor.css";

interface RichTextEditorProps {
  readonly place: Place;
  /** HTML to begin with; later values are not taken. */
  readonly initial: string;
  readonly onChange: (html: string) => void;
}

/** An editor of rich text named "Content", under its tool bar. */
export const RichTextEditor = ({ place, initial, onChange }: RichTextEditorProps) => {
  const fileRef = useRef<HTMLInputElement>(null);
  const altTextRef = useRef<HTMLDivElement>(null);
  const editorRef = useRef<Editor | null>(null);
  const [isLinking, setLinking] = useState(false);
  const { prepare, isPreparing } = usePictures();

  const addPictures = async (files: readonly File[], at?: number): Promise<void> => {
    for (const file of files) {
      const src = await prepare(file);
      const current = editorRef.current;
      if (src && current && !current.isDestroyed) insertPicture(current, src, at);
    }
    requestAnimationFrame(() => altTextRef.current?.querySelector("input")?.focus());
  };
  const choosePicture = (): void => fileRef.current?.click();
  const takesPictures = place === "post";

  const editor = useEditor({
    extensions: extensionsFor(place, {
      link: () => setLinking(true),
      picture: choosePicture,
    }),
    content: initial,
    editorProps: {
      attributes: {
        class: "rich-text",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Content",
      },
      handlePaste: (_view, { clipboardData }) => {
        const files = picturesIn(clipboardData);
        if (files.length === 0 || clipboardData?.getData("text/plain")) {
          setTimeout(() => editorRef.current && shrinkOversized(editorRef.current, prepare));
          return false;
        }
        if (takesPictures) void addPictures(files);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = picturesIn(event.dataTransfer);
        if (isMoved || files.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (takesPictures) void addPictures(files, at);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  editorRef.current = editor;

  return (
    <div className="text-editor">
      <ToolBar
        editor={editor}
        place={place}
        onLink={() => setLinking(true)}
        onPicture={choosePicture}
      />
      {isLinking && <LinkPanel editor={editor} onClose={() => setLinking(false)} />}
      {takesPictures && (
        <>
          <AltTextPanel ref={altTextRef} editor={editor} />
          <input
            ref={fileRef}
            type="file"
            accept="image/*"
            hidden
            aria-label="Picture file"
            onChange={(event) => {
              void addPictures([...(event.target.files ?? [])]);
              event.target.value = "";
            }}
          />
        </>
      )}
      {isPreparing && <Preparing />}
      <EditorContent editor={editor} />
    </div>
  );
};
