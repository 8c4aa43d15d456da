import { useRef, useState } from "react";
import type { CleanSplash } from "#core/splash/get-splash.ts";
import styles from "#ui/admin/posts/posts.module.css";
import { LastDay } from "#ui/admin/splash/last-day.tsx";
import { useKeptText } from "#ui/shared/forms/use-kept-text.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { useGivenUp } from "#ui/shared/navigation/use-given-up.ts";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { SubmitButton } from "#ui/shared/parts/saving-button.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useSaveSplash, useSplash } from "#ui/shared/queries/splash.ts";

const RichTextEditor = lazyPage(
  async () => (await import("#ui/admin/editor/rich-text-editor.tsx")).RichTextEditor,
);

interface KeptSplash {
  readonly content: string;
  readonly enabled: boolean;
  readonly until: string;
  readonly version: string;
}

const lossOfChanges = (): string => "changes to the splash page";

const SplashForm = ({ splash }: { readonly splash: CleanSplash }) => {
  const [typed, setTyped] = useState({
    content: splash.content as string,
    enabled: splash.enabled,
    until: splash.until ?? "",
  });
  const [isChanged, setChanged] = useState(false);
  const latest = useRef(typed);
  const [version, setVersion] = useState(String(splash.version));
  const save = useSaveSplash();
  const [start, setStart] = useState<string>(splash.content);
  const kept = isChanged ? JSON.stringify({ ...typed, version }) : null;
  const giveUp = useKeptText("splash", kept, (text) => {
    const before = JSON.parse(text) as KeptSplash;
    latest.current = { content: before.content, enabled: before.enabled, until: before.until };
    setTyped(latest.current);
    setVersion(before.version);
    setStart(before.content);
    setChanged(true);
  });
  useGivenUp(isChanged, giveUp);
  useLeaveGuard(isChanged, lossOfChanges);

  const change = (part: Partial<typeof typed>): void => {
    latest.current = { ...latest.current, ...part };
    setTyped(latest.current);
    setChanged(true);
  };

  return (
    <form
      noValidate
      className={styles.postForm}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { ...typed, version },
          {
            onSuccess: (answer) => {
              const { version: next } = answer.ok ? answer.value : { version, ...answer.refusal };
              setVersion(String(next));
              setChanged(!answer.ok || latest.current !== typed);
            },
          },
        );
      }}
    >
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={typed.enabled}
          checked={typed.enabled}
          onChange={(event) => change({ enabled: event.target.checked })}
        />
        <span>{typed.enabled ? "Splash Page is Enabled" : "Splash Page is Disabled"}</span>
      </label>
      <LastDay typed={typed} onChange={(until) => change({ until })} />
      <p className={styles.label}>Content</p>
      <ErrorArea what="the editor">
        <LoadingArea
          shows={String(start === splash.content)}
          fallback={<Loading what="the editor" count={1} />}
        >
          <RichTextEditor
            variant="splash"
            initial={start}
            onChange={(content) => change({ content })}
            onPreparing={() => undefined}
          />
        </LoadingArea>
      </ErrorArea>
      <div className={styles.formEnd}>
        <SubmitButton sent={[save]} aria-busy={save.isPending} disabled={save.isPending}>
          Save Changes
        </SubmitButton>
        <p>{`Version ${version}. Each save is a new version, which every visitor sees once.`}</p>
      </div>
    </form>
  );
};

export const SplashPage = () => {
  const splash = useSplash();
  return (
    <Page title="Admin Splash Page" heading="Splash Page">
      <p>
        A pop-up over the home page, with your news. Its first words stand in a line over every
        page.
      </p>
      {splash ? <SplashForm splash={splash} /> : <Loading what="the splash page" />}
    </Page>
  );
};
