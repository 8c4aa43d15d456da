import { useState } from "react";
import { writtenDay } from "#core/shared/calendar.ts";
import { isDay } from "#core/shared/day.ts";
import type { MadeFrom } from "#core/shared/three-way-merge.ts";
import type { CleanSplash } from "#core/splash/get-splash.ts";
import { type SplashFields, type StoredSplash, splashFields } from "#core/splash/save-splash.ts";
import { StoredByNow } from "#ui/admin/editing/stored-by-now.tsx";
import { useMergedFields } from "#ui/admin/editing/use-merged-fields.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import styles from "#ui/admin/posts/posts.module.css";
import { LastDay } from "#ui/admin/splash/last-day.tsx";
import { useSaveSplash, useSplash } from "#ui/admin/splash/queries.ts";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { RichText } from "#ui/shared/rich-text/rich-text.tsx";

const RichTextEditor = lazyPage(
  async () => (await import("#ui/admin/editor/rich-text-editor.tsx")).RichTextEditor,
);

type KeptSplash = SplashFields & MadeFrom<SplashFields>;

const lossOfChanges = (): string => "changes to the splash page";

const SplashForm = ({ splash }: { readonly splash: CleanSplash }) => {
  const [start] = useState(() => splashFields(splash));
  const form = useMergedFields<SplashFields, StoredSplash>(start, {
    version: String(splash.version),
    seen: start,
  });
  const { typed, from, given, beside, change } = form;
  const [isChanged, setChanged] = useState(false);
  const save = useSaveSplash();
  const kept = isChanged ? JSON.stringify({ ...typed, ...from }) : null;
  const giveUp = useKeptText("splash", kept, (text) => {
    const { version, seen, ...before } = JSON.parse(text) as KeptSplash;
    form.restore(before, { version, seen });
    setChanged(true);
  });
  useGivenUp(isChanged, giveUp);
  useLeaveGuard(isChanged, lossOfChanges);

  const type = (part: Partial<SplashFields>): void => {
    change(part);
    setChanged(true);
  };

  const send = (element: HTMLFormElement): void =>
    save.mutate(
      { ...typed, ...from },
      {
        onSuccess: (answer) => {
          if (answer.ok) {
            setChanged(form.latest.current.typed !== typed);
            const version = String(answer.value.version);
            form.saved(typed, { version, stored: splashFields(answer.value) });
            return;
          }
          const { refusal } = answer;
          if (refusal.kind === "splash-changed") showFault(element, () => form.overtaken(refusal));
        },
      },
    );

  return (
    <form
      noValidate
      className={styles.postForm}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={typed.enabled}
          checked={typed.enabled}
          onChange={(event) => type({ enabled: event.target.checked })}
        />
        <span>{typed.enabled ? "Splash Page is Enabled" : "Splash Page is Disabled"}</span>
      </label>
      {beside.enabled !== undefined && (
        <StoredByNow of="Splash Page" onTake={() => form.takeTheirs("enabled")}>
          {beside.enabled ? "Splash Page is Enabled" : "Splash Page is Disabled"}
        </StoredByNow>
      )}
      <LastDay typed={typed} onChange={(until) => type({ until })} />
      {beside.until !== undefined && (
        <StoredByNow of="Show until" onTake={() => form.takeTheirs("until")}>
          {isDay(beside.until) ? writtenDay(beside.until) : "No last day"}
        </StoredByNow>
      )}
      <p className={styles.label}>Content</p>
      {beside.content !== undefined && (
        <StoredByNow of="Content" onTake={() => form.takeTheirs("content")}>
          <RichText html={beside.content} />
        </StoredByNow>
      )}
      <ErrorArea what="the editor">
        <LoadingArea shows={given.content} fallback={<Loading what="the editor" count={1} />}>
          <RichTextEditor
            variant="splash"
            initial={given.content}
            onChange={(content) => type({ content })}
            onPreparing={() => undefined}
          />
        </LoadingArea>
      </ErrorArea>
      <div className={styles.formEnd}>
        <SubmitButton sent={[save]} aria-busy={save.isPending} disabled={save.isPending}>
          Save Changes
        </SubmitButton>
        <p>
          {`Version ${from.version}. Each save is a new version, which every visitor sees once.`}
        </p>
      </div>
    </form>
  );
};

export const SplashPage = () => {
  const splash = useSplash();
  return (
    <AdminPage title="Admin Splash Page" heading="Splash Page">
      <p>
        A pop-up over the home page, with your news. Its first words stand in a line over every
        page.
      </p>
      {splash ? <SplashForm splash={splash} /> : <Loading what="the splash page" />}
    </AdminPage>
  );
};
