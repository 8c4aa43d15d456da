import { useState } from "react";
import type { Draft } from "#core/posts/draft.ts";
import { PostForm, type PostFormProps } from "#ui/admin/posts/post-form.tsx";
import { useDiscardDraft } from "#ui/admin/posts/write-queries.ts";
import { formatDay, US_LONG_DAY } from "#ui/shared/dates.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { Dialog } from "#ui/shared/parts/dialog.tsx";

const BEFORE_MERGES = { version: "" };

interface PostEditorProps extends Omit<PostFormProps, "isRestored"> {
  readonly draft: Draft | null;
}

export const PostEditor = ({ draft, ...form }: PostEditorProps) => {
  const [offered] = useState(draft);
  const [choice, choose] = useState<"restore" | "discard" | null>(null);
  const discardDraft = useDiscardDraft();
  const isRestored = offered !== null && choice === "restore";

  return (
    <>
      <PostForm
        key={choice}
        {...form}
        {...(isRestored && {
          initial: offered,
          draftKey: offered.draftKey,
          from: form.from && (offered.from ?? BEFORE_MERGES),
        })}
        isRestored={isRestored}
      />
      <Dialog
        open={offered !== null && choice === null}
        title="Restore your draft?"
        onClose={() => choose("restore")}
        actions={
          <>
            <Button onClick={() => choose("restore")}>Restore Draft</Button>
            <Button
              variant="secondary"
              onClick={() => {
                if (offered) discardDraft.mutate(offered.draftKey);
                choose("discard");
              }}
            >
              Discard Draft
            </Button>
          </>
        }
      >
        <p>{`You were writing “${offered?.title || "a story without a title"}” on ${formatDay(offered?.savedAt ?? "", US_LONG_DAY)} and did not save it.`}</p>
      </Dialog>
    </>
  );
};
