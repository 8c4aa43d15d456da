import { useId } from "react";
import {
  type Outcome,
  type Scaled,
  useMakeSmaller,
  useWidePictures,
} from "#ui/admin/posts/pictures-queries.ts";
import styles from "#ui/admin/posts/posts.module.css";
import { Button } from "#ui/shared/parts/button.tsx";
import { Picture } from "#ui/shared/parts/picture.tsx";

const OUTCOMES: Record<Outcome, string> = {
  waiting: "Waiting",
  done: "Done",
  failed: "Not possible: it stays as it is",
};

const countOf = (pictures: number): string =>
  pictures === 1 ? "1 picture" : `${pictures} pictures`;

const isWaiting = ({ outcome }: Scaled): boolean => outcome === "waiting";

const toldAtTheEnd = (pictures: readonly Scaled[]): string => {
  const failed = pictures.filter(({ outcome }) => outcome === "failed").length;
  const done = `${countOf(pictures.length - failed)} done.`;
  return failed === 0 ? done : `${done} ${countOf(failed)} could not be made smaller.`;
};

const Offer = ({ count }: { readonly count: number }) => (
  <p>{`${countOf(count)} of your shop ${count === 1 ? "has" : "have"} no smaller sizes yet, so that pages take long on a phone. This browser can make them; what is there stays.`}</p>
);

const Progress = ({ pictures }: { readonly pictures: readonly Scaled[] }) => {
  const left = pictures.filter(isWaiting).length;
  const done = pictures.length - left;
  return (
    <>
      <p role="status">
        {left > 0
          ? `${done} of ${countOf(pictures.length)} done. Please keep this page open.`
          : toldAtTheEnd(pictures)}
      </p>
      {left > 0 && <progress aria-label="Pictures" value={done} max={pictures.length} />}
      <details>
        <summary>Each picture</summary>
        <ol>
          {pictures.map(({ address, outcome }) => (
            <li key={address}>
              <Picture address={address} alt="" shownAs="row" width={64} height={40} />
              <span>{OUTCOMES[outcome]}</span>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
};

export const SmallerPictures = () => {
  const id = useId();
  const wide = useWidePictures() ?? [];
  const { pictures, start } = useMakeSmaller();
  const isOffered = wide.length > 0 && !pictures.some(isWaiting);
  if (!isOffered && pictures.length === 0) return null;
  return (
    <section className={styles.smallerPictures} aria-labelledby={id}>
      <h2 id={id}>Make pictures smaller</h2>
      {pictures.length > 0 ? <Progress pictures={pictures} /> : <Offer count={wide.length} />}
      {isOffered && (
        <Button variant="secondary" onClick={() => void start(wide)}>
          Make Pictures Smaller
        </Button>
      )}
    </section>
  );
};
