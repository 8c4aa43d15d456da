import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type LinkAddressRefusal, readLinkAddress } from "#core/rich-text/link-address.ts";
import styles from "#ui/admin/editor/editor.module.css";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";

const REASONS: Record<LinkAddressRefusal["kind"], string> = {
  "empty-address": "Please enter an address.",
  "no-address": "This is no address, such as farm.example/eggs or /contact.",
  "unsupported-protocol": "Only http, https, mailto and tel addresses can be linked.",
};

const setLink = (editor: Editor, href: string, typed: string): void => {
  if (editor.state.selection.empty && !editor.isActive("link"))
    editor
      .chain()
      .focus()
      .insertContent({ type: "text", text: typed, marks: [{ type: "link", attrs: { href } }] })
      .run();
  else editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
};

export const LinkPanel = ({
  editor,
  onClose,
}: {
  readonly editor: Editor;
  readonly onClose: () => void;
}) => {
  const panelRef = useRef<HTMLDivElement>(null);
  const wasLink = editor.isActive("link");
  const [typed, setTyped] = useState<string>(editor.getAttributes("link").href ?? "");
  const [error, setError] = useState<string>();

  useEffect(() => panelRef.current?.querySelector("input")?.focus(), []);

  const close = (): void => {
    editor.commands.focus();
    onClose();
  };
  const apply = (): void => {
    const address = readLinkAddress(typed);
    if (!address.ok) {
      setError(REASONS[address.refusal.kind]);
      return;
    }
    setLink(editor, address.value, typed.trim());
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") apply();
    else close();
  };

  return (
    <div ref={panelRef} className={styles.toolPanel}>
      <Field
        label="Link address"
        inputMode="url"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={apply}>
        Apply
      </Button>
      {wasLink && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            editor.chain().focus().extendMarkRange("link").unsetLink().run();
            onClose();
          }}
        >
          Remove Link
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={close}>
        Cancel
      </Button>
    </div>
  );
};
