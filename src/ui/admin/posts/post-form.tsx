import { type FormEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { UnfitPicture } from "#core/pictures/picture.ts";
import type { SavedPost } from "#core/posts/post.ts";
import type { PostRefusal, TypedPost } from "#core/posts/typed-post.ts";
import type { PostChanged } from "#core/posts/update-post.ts";
import type { Result } from "#core/shared/result.ts";
import { PictureField } from "#ui/admin/editor/picture-field.tsx";
import { RichTextEditor } from "#ui/admin/editor/rich-text-editor.tsx";
import styles from "#ui/admin/posts/posts.module.css";
import { useKeptDraft } from "#ui/admin/posts/use-kept-draft.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { Field } from "#ui/shared/parts/field.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import type { Sent } from "#ui/shared/queries/use-command.ts";

export interface PostFormProps {
  readonly draftKey: string;
  readonly initial: TypedPost;
  readonly isRestored: boolean;
  readonly action: "Publish Story" | "Update Story";
  readonly isSaving: boolean;
  readonly sent: Sent;
  readonly save: (
    typed: TypedPost,
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
  isRestored,
  action,
  isSaving,
  sent,
  save,
}: PostFormProps) => {
  const formRef = useRef<HTMLFormElement>(null);
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(() => contentOf(initial));
  const [isChanged, setChanged] = useState(isRestored);
  const [error, setError] = useState<string>();
  const stopAsking = useLeaveGuard(isChanged);
  const draft = useKeptDraft(draftKey);
  const latest = useRef(typed);
  const [preparing, setPreparing] = useState(0);
  const countPreparing = (change: 1 | -1): void => setPreparing((count) => count + change);
  const isBusy = isSaving || preparing > 0;

  const change = (part: Partial<TypedPost>): void => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    setChanged(true);
    draft.keep(latest.current);
  };

  const handleAnswer: Parameters<typeof save>[2] = (answer) => {
    if (answer?.ok) {
      draft.drop();
      stopAsking();
      navigate(ADMIN_ROUTES.posts);
      return;
    }
    draft.keep(latest.current);
    if (answer?.refusal.kind !== "missing-title") return;
    showFault(formRef.current, () => setError("Please enter a title."));
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    draft.drop();
    save(typed, draftKey, handleAnswer);
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
      <PictureField
        label="Featured Image"
        preview="Preview of what heads the story"
        removal="Remove Image"
        value={typed.featuredImage}
        onChange={(featuredImage) => change({ featuredImage })}
        onPreparing={countPreparing}
      />
      <p className={styles.label}>Content</p>
      <RichTextEditor
        variant="post"
        initial={initial.content}
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
      <div className={styles.formEnd}>
        <SubmitButton sent={[sent]} aria-busy={isBusy} disabled={isBusy}>
          {action}
        </SubmitButton>
        <DraftState {...draft} />
      </div>
    </form>
  );
};
