import styles from "#ui/shared/parts/skeleton.module.css";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";
import { useIsUnanswered } from "#ui/shared/queries/unanswered.tsx";

export const Skeleton = ({ height }: { readonly height: string }) => (
  <div className={styles.skeleton} style={{ height }} aria-hidden="true" />
);

export const Loading = ({
  what,
  count = 3,
}: {
  readonly what: string;
  readonly count?: number;
}) => {
  const isUnanswered = useIsUnanswered();
  return (
    <div role="status" className={styles.loading}>
      {isUnanswered ? (
        <p>
          The shop can't be reached at the moment. We keep trying: this shows as soon as it answers.
        </p>
      ) : (
        <span className={visuallyHiddenStyles.visuallyHidden}>{`Loading ${what}…`}</span>
      )}
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stand-ins are all alike and never move.
        <Skeleton key={index} height="8rem" />
      ))}
    </div>
  );
};
