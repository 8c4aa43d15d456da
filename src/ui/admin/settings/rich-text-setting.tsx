import { useEffect, useRef, useState } from "react";
import type { OnPreparing } from "#ui/admin/editor/use-pictures.ts";
import styles from "#ui/admin/settings/settings.module.css";
import { StoredSetting } from "#ui/admin/settings/stored-setting.tsx";
import type { Setting } from "#ui/admin/settings/use-section.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";

const RichTextEditor = lazyPage(
  async () => (await import("#ui/admin/editor/rich-text-editor.tsx")).RichTextEditor,
);

const EMPTY = "<p></p>";

const wordsIn = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").body.textContent?.trim() || "No text";

interface RichTextSettingProps extends Setting {
  readonly label: string;
  readonly hint: string;
  readonly onPreparing: OnPreparing;
}

export const RichTextSetting = ({
  label,
  hint,
  text: html,
  beside,
  onType,
  onTake,
  onPreparing,
}: RichTextSettingProps) => {
  const written = useRef(html);
  const [start, setStart] = useState({ html, round: 0 });
  // The editor ignores later values: a text from another tab, or a kept one, needs a new editor.
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    setStart(({ round }) => ({ html, round: round + 1 }));
  }, [html]);
  return (
    <fieldset className={styles.richText}>
      <legend>{label}</legend>
      <small>{hint}</small>
      <ErrorArea what="the editor">
        <LoadingArea shows={start.round} fallback={<Loading what="the editor" count={1} />}>
          <RichTextEditor
            variant="post"
            label={label}
            initial={start.html}
            onChange={(typed) => {
              written.current = typed === EMPTY ? "" : typed;
              onType(written.current);
            }}
            onPreparing={onPreparing}
          />
        </LoadingArea>
      </ErrorArea>
      <StoredSetting of={label} beside={beside} onTake={onTake} shown={wordsIn} />
    </fieldset>
  );
};
