import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import styles from "#ui/admin/editor/editor.module.css";
import type { Variant } from "#ui/admin/editor/extensions.ts";
import { keysFor } from "#ui/admin/editor/key-names.ts";
import { TOOLS, type Tool } from "#ui/admin/editor/tools.ts";
import { useRovingFocus } from "#ui/admin/editor/use-roving-focus.ts";
import { Icon } from "#ui/shared/parts/icon.tsx";

interface ToolBarProps {
  readonly editor: Editor;
  readonly variant: Variant;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

const Sign = ({ tool }: { readonly tool: Tool }) =>
  tool.sign.length > 2 ? (
    <Icon shape={tool.sign} />
  ) : (
    <span aria-hidden="true" data-sign={tool.name}>
      {tool.sign}
    </span>
  );

export const ToolBar = ({ editor, variant, onLink, onPicture }: ToolBarProps) => {
  const groups = TOOLS[variant];
  const { bar, tabIndexOf } = useRovingFocus();
  const on = useEditorState({
    editor,
    selector: () =>
      groups
        .flat()
        .filter((tool) => tool.isOn(editor))
        .map((tool) => tool.name),
  });
  const use = ({ does }: Tool): void => {
    if (does === "link") onLink();
    else if (does === "picture") onPicture();
    else does(editor);
  };

  return (
    <div {...bar} className={styles.toolBar} role="toolbar" aria-label="Formatting">
      {groups.map((tools) => (
        <div key={tools[0]?.name} className={styles.toolGroup}>
          {tools.map((tool) => {
            const keys = keysFor(tool.keys);
            return (
              <button
                type="button"
                key={tool.name}
                className={styles.tool}
                tabIndex={tabIndexOf(groups.flat().indexOf(tool))}
                aria-label={tool.name}
                aria-pressed={on.includes(tool.name)}
                aria-keyshortcuts={keys.spoken}
                title={`${tool.name} (${keys.shown})`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => use(tool)}
              >
                <Sign tool={tool} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
};
