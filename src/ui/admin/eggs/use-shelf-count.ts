import { type FormEvent, useState } from "react";
import { CATEGORY_IDS, type CategoryId } from "#core/catalogue/catalogue.ts";
import type { CountedShelf, CountShelfRefusal } from "#core/egg-book/count-shelf.ts";
import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import { countIn } from "#core/inventory/egg-count.ts";
import { refuse } from "#core/shared/result.ts";
import type { Version } from "#core/shared/version.ts";
import type { FormCommand, Typed } from "#ui/admin/editing/typed.ts";
import { useCountShelf } from "#ui/shared/queries/egg-book.ts";

export type ShelfRefusal = CountShelfRefusal | { readonly kind: "nothing-counted" };

interface Counting {
  readonly typed: string;
  /** Of the stock when its counting began. */
  readonly version: Version;
}

type Counted = Readonly<Partial<Record<CategoryId, Counting>>>;

/** What is saved next is counted against the stock that the refusal tells. */
const againstNow = (counted: Counted, refusal: ShelfRefusal): Counted =>
  refusal.kind === "stock-changed"
    ? {
        ...counted,
        ...Object.fromEntries(
          refusal.conflicts.map(({ category, version }) => [
            category,
            { typed: counted[category]?.typed ?? "", version },
          ]),
        ),
      }
    : counted;

export const useShelfCount = ({ kinds }: EggBookSheet) => {
  const [counted, setCounted] = useState<Counted>({});
  const sent = useCountShelf();

  const command: FormCommand<readonly CountedShelf[], unknown, ShelfRefusal> = {
    ...sent,
    mutate: (shelf, { onSuccess }) => {
      // Of an empty form the shop isn't asked.
      if (shelf.length === 0) onSuccess(refuse({ kind: "nothing-counted" }));
      else
        sent.mutate(shelf, {
          onSuccess: (answer) => {
            if (!answer.ok) setCounted((before) => againstNow(before, answer.refusal));
            onSuccess(answer);
          },
        });
    },
  };

  return {
    command,
    typedOf: (id: CategoryId): string => counted[id]?.typed ?? "",
    onInput: ({ target }: FormEvent<HTMLElement>): void => {
      const { name, value: typed } = target as HTMLInputElement;
      const id = name as CategoryId;
      const { version } = counted[id] ?? kinds[id];
      setCounted({ ...counted, [id]: { typed, version } });
    },
    read: (typed: Typed): readonly CountedShelf[] =>
      CATEGORY_IDS.flatMap((category) => {
        const eggs = countIn(typed(category));
        const { version } = counted[category] ?? kinds[category];
        return eggs === null ? [] : [{ category, eggs, version }];
      }),
    forget: (): void => setCounted({}),
  };
};
