import type { Editor } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { useRef } from "react";
import { extensionsFor, type Variant } from "#ui/admin/editor/extensions.ts";
import { insertPicture, markPlace, replacePicture } from "#ui/admin/editor/insert-picture.ts";
import { readPastedHtml } from "#ui/admin/editor/pasted/pasted-html.ts";
import { type OnPreparing, usePictures } from "#ui/admin/editor/use-pictures.ts";
import { type Notice, notify } from "#ui/shared/notices/notices.ts";
import styles from "#ui/shared/rich-text/rich-text.module.css";

const NO_PICTURES: Notice = {
  title: "No Pictures Here",
  text: "The splash page takes text only. A chicken story can hold pictures.",
  tone: "destructive",
};

const LOST_PICTURES =
  "They lie on another site, or in the program they came from. Please save them as files and add them with the Image button.";

const lossNotice = (hasLostPictures: boolean, losses: readonly string[]): Notice => ({
  title: hasLostPictures ? "Some Pictures Were Not Pasted" : "Not Everything Could Be Kept",
  text: [...(hasLostPictures ? [LOST_PICTURES] : []), ...losses].join(" "),
  tone: hasLostPictures ? "destructive" : "plain",
  duration: 10_000,
});

interface TextEditor {
  readonly variant: Variant;
  readonly label: string;
  readonly initial: string;
  readonly onChange: (html: string) => void;
  readonly onPreparing: OnPreparing;
  readonly onLink: () => void;
  readonly onPicture: () => void;
  readonly onInserted: () => void;
}

const filesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];

const isText = (data: DataTransfer | null): boolean =>
  Boolean(data?.getData("text/plain") && data.getData("text/html"));

export const useTextEditor = (deps: TextEditor) => {
  const { variant, onChange, onInserted } = deps;
  const editorRef = useRef<Editor | null>(null);
  const { prepare, isPreparing } = usePictures(deps.onPreparing);

  const addPictures = async (files: readonly File[], at?: number): Promise<void> => {
    const current = editorRef.current;
    if (!current) return;
    if (variant !== "post") {
      notify(NO_PICTURES);
      return;
    }
    const mark = markPlace(current, at);
    for (const file of files) {
      const src = await prepare(file);
      if (src && !current.isDestroyed && insertPicture(current, src, mark)) onInserted();
    }
    mark.forget();
  };

  const scalePasted = async (src: string): Promise<void> => {
    const file = await fetch(src).then(
      (answer) => answer.blob(),
      () => new Blob(),
    );
    const scaled = await prepare(file);
    const current = editorRef.current;
    if (current && !current.isDestroyed) replacePicture(current, src, scaled);
  };

  const editor = useEditor({
    extensions: extensionsFor(variant, { link: deps.onLink, picture: deps.onPicture }),
    content: deps.initial,
    parseOptions: { preserveWhitespace: true },
    editorProps: {
      attributes: {
        class: styles.richText ?? "",
        "data-rich-text": "",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": deps.label,
      },
      transformPastedHTML: (html) => {
        const pasted = readPastedHtml(html);
        if (pasted.hasLostPictures || pasted.losses.length > 0)
          notify(lossNotice(pasted.hasLostPictures, pasted.losses));
        if (variant === "post") for (const src of pasted.pictures) void scalePasted(src);
        return pasted.html;
      },
      handlePaste: (_view, { clipboardData }) => {
        const files = filesIn(clipboardData);
        if (files.length === 0 || isText(clipboardData)) return false;
        void addPictures(files);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = filesIn(event.dataTransfer);
        if (isMoved || files.length === 0) return false;
        event.preventDefault();
        void addPictures(files, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  editorRef.current = editor;

  return { editor, addPictures, isPreparing };
};
