import { StoredByNow } from "#ui/admin/editing/stored-by-now.tsx";
import type { WeekEditing } from "#ui/admin/week/use-week-edit.ts";

interface StoredBesideProps {
  readonly of: string;
  readonly edit: WeekEditing;
  readonly isShown: (name: string) => boolean;
}

export const StoredBeside = ({ of, edit, isShown }: StoredBesideProps) => {
  const words = edit.beside(isShown);
  return (
    words !== null && (
      <StoredByNow of={of} onTake={() => edit.takeTheirs(isShown)}>
        {words}
      </StoredByNow>
    )
  );
};
