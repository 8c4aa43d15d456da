import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { UnfitPicture } from "#core/pictures/picture.ts";
import type { SavedPost } from "#core/posts/post.ts";
import type { PostRefusal, TypedPost } from "#core/posts/typed-post.ts";
import type { PostChanged, StoredPost } from "#core/posts/update-post.ts";
import type { Result } from "#core/shared/result.ts";
import type { MadeFrom } from "#core/shared/three-way-merge.ts";
import { StoredByNow } from "#ui/admin/editing/stored-by-now.tsx";
import { useMergedFields } from "#ui/admin/editing/use-merged-fields.ts";
import { PictureField } from "#ui/admin/editor/picture-field.tsx";
import { RichTextEditor } from "#ui/admin/editor/rich-text-editor.tsx";
import styles from "#ui/admin/posts/posts.module.css";
import { useKeptDraft } from "#ui/admin/posts/use-kept-draft.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import type { Sent } from "#ui/shared/queries/use-command.ts";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";

export interface PostFormProps {
  readonly draftKey: string;
  readonly initial: TypedPost;
  readonly from: MadeFrom<TypedPost> | null;
  readonly isRestored: boolean;
  readonly action: "Publish Story" | "Update Story";
  readonly isSaving: boolean;
  readonly sent: Sent;
  readonly save: (
    typed: TypedPost & MadeFrom<TypedPost>,
    draftKey: string,
    onSettled: (
      answer: Result<SavedPost, PostRefusal | UnfitPicture | PostChanged> | undefined,
    ) => void,
  ) => void;
}

const contentOf = ({ title, featuredImage, content, tags }: TypedPost): TypedPost => ({
  title,
  featuredImage,
  content,
  tags,
});

const NEW: MadeFrom<TypedPost> = { version: "" };

type Kept = ReturnType<typeof useKeptDraft>;

const draftInWords = ({ hasFailed, isKept, lacksPictures }: Kept): string => {
  if (hasFailed) return "There is no room left to keep a draft: please save your story soon.";
  if (!isKept) return "";
  return lacksPictures
    ? "Draft kept in this browser, without the photo."
    : "Draft kept in this browser.";
};

const DraftState = (kept: Kept) => (
  <p role="status" data-failed={kept.hasFailed || kept.lacksPictures || undefined}>
    {draftInWords(kept)}
  </p>
);

export const PostForm = ({
  draftKey,
  initial,
  from: begunFrom,
  isRestored,
  action,
  isSaving,
  sent,
  save,
}: PostFormProps) => {
  const formRef = useRef<HTMLFormElement>(null);
  const [, navigate] = useLocation();
  const form = useMergedFields<TypedPost, StoredPost>(contentOf(initial), begunFrom ?? NEW);
  const { typed, from, given, beside } = form;
  const [isChanged, setChanged] = useState(isRestored);
  const [error, setError] = useState<string>();
  const stopAsking = useLeaveGuard(isChanged);
  const draft = useKeptDraft(draftKey);
  const [preparing, setPreparing] = useState(0);
  const countPreparing = (change: 1 | -1): void => setPreparing((count) => count + change);
  const isBusy = isSaving || preparing > 0;

  const keep = (): void => {
    const { typed: now, from: madeFrom } = form.latest.current;
    draft.keep(now, begunFrom ? madeFrom : undefined);
  };

  const change = (part: Partial<TypedPost>): void => {
    form.change(part);
    setChanged(true);
    keep();
  };

  const take = (field: keyof TypedPost): void => {
    form.takeTheirs(field);
    keep();
  };

  const handleAnswer: Parameters<typeof save>[2] = (answer) => {
    if (answer?.ok) {
      draft.drop();
      stopAsking();
      navigate(ADMIN_ROUTES.posts);
      return;
    }
    const refusal = answer?.refusal;
    if (refusal?.kind === "missing-title")
      showFault(formRef.current, () => setError("Please enter a title."));
    if (refusal?.kind === "post-changed") showFault(formRef.current, () => form.overtaken(refusal));
    keep();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    draft.drop();
    save({ ...typed, ...from }, draftKey, handleAnswer);
  };

  return (
    <form ref={formRef} noValidate onSubmit={submit} className={styles.postForm}>
      <Field
        label="Title"
        autoComplete="off"
        value={typed.title}
        error={error}
        onChange={(event) => {
          setError(undefined);
          change({ title: event.target.value });
        }}
      />
      {beside.title !== undefined && (
        <StoredByNow of="Title" onTake={() => take("title")}>
          {beside.title}
        </StoredByNow>
      )}
      <PictureField
        label="Featured Image"
        preview="Preview of what heads the story"
        removal="Remove Image"
        value={typed.featuredImage}
        onChange={(featuredImage) => change({ featuredImage })}
        onPreparing={countPreparing}
      />
      {beside.featuredImage !== undefined && (
        <StoredByNow of="Featured Image" onTake={() => take("featuredImage")}>
          {beside.featuredImage ? (
            <Picture address={beside.featuredImage} alt="" shownAs="card" isSeenAtOnce />
          ) : (
            "No picture"
          )}
        </StoredByNow>
      )}
      <p className={styles.label}>Content</p>
      {beside.content !== undefined && (
        <StoredByNow of="Content" onTake={() => take("content")}>
          <RichText html={beside.content} />
        </StoredByNow>
      )}
      <RichTextEditor
        key={given.content}
        variant="post"
        initial={given.content}
        onChange={(content) => change({ content })}
        onPreparing={countPreparing}
      />
      <Field
        label="Tags"
        autoComplete="off"
        placeholder="Hen of the Month, Flock Update"
        value={typed.tags}
        onChange={(event) => change({ tags: event.target.value })}
      />
      {beside.tags !== undefined && (
        <StoredByNow of="Tags" onTake={() => take("tags")}>
          {beside.tags || "No tags"}
        </StoredByNow>
      )}
      <div className={styles.formEnd}>
        <SubmitButton sent={[sent]} aria-busy={isBusy} disabled={isBusy}>
          {action}
        </SubmitButton>
        <DraftState {...draft} />
      </div>
    </form>
  );
};
