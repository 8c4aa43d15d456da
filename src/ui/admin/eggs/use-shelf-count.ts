import type { FormEvent } from "react";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { CountedShelf, CountShelfRefusal, SeenShelf } from "#core/egg-book/count-shelf.ts";
import type { EggBookSheet, EggsOfKind } from "#core/egg-book/get-egg-book.ts";
import { countIn } from "#core/inventory/egg-count.ts";
import { refuse } from "#core/shared/result.ts";
import { useEdits } from "#ui/admin/editing/use-pending-edits.ts";
import { useCountShelf } from "#ui/admin/eggs/queries.ts";
import { flockIn } from "#ui/admin/flocks/flock-field.tsx";
import type { Typed } from "#ui/shared/forms/typed.ts";
import type { FormCommand } from "#ui/shared/queries/use-command.ts";

export type ShelfRefusal = CountShelfRefusal | { readonly kind: "nothing-counted" };

const seenIn = ({ shelf, promised }: EggsOfKind): SeenShelf => ({ shelf, promised });

export const useShelfCount = ({ kinds }: EggBookSheet) => {
  const counted = useEdits<CategoryId, SeenShelf>();
  const sent = useCountShelf();

  const command: FormCommand<readonly CountedShelf[], unknown, ShelfRefusal> = {
    ...sent,
    mutate: (shelf, { onSuccess }) => {
      if (shelf.length === 0) onSuccess(refuse({ kind: "nothing-counted" }));
      else
        sent.mutate(shelf, {
          onSuccess: (answer) => {
            if (!answer.ok && answer.refusal.kind === "stock-changed")
              for (const { category, ...seen } of answer.refusal.conflicts)
                counted.rebase(category, seen);
            onSuccess(answer);
          },
        });
    },
  };

  return {
    command,
    typedOf: (id: CategoryId): string => counted.all.get(id)?.typed ?? "",
    onInput: ({ target }: FormEvent<HTMLElement>): void => {
      const { name, value: typed } = target as HTMLInputElement;
      const id = name as CategoryId;
      counted.type(id, typed, seenIn(kinds[id]));
    },
    read: (typed: Typed): readonly CountedShelf[] =>
      CATEGORY_IDS.flatMap((category) => {
        const eggs = countIn(typed(category));
        const seen = counted.all.get(category)?.seen ?? seenIn(kinds[category]);
        return eggs === null ? [] : [{ category, eggs, seen, flock: flockIn(typed("flock")) }];
      }),
    forget: (): void => counted.forget(CATEGORY_IDS),
  };
};
