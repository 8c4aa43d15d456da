import { CATEGORY_IDS, type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { EggBookSheet, EggsOfKind } from "#core/egg-book/get-egg-book.ts";
import { CloseBook } from "#ui/admin/eggs/close-book.tsx";
import { CountShelf } from "#ui/admin/eggs/count-shelf.tsx";
import { EggDays } from "#ui/admin/eggs/egg-days.tsx";
import styles from "#ui/admin/eggs/eggs.module.css";
import { KindCard } from "#ui/admin/eggs/kind-card.tsx";
import { LastMoves } from "#ui/admin/eggs/last-moves.tsx";
import { OffTheShelf } from "#ui/admin/eggs/off-the-shelf.tsx";
import { OtherWays } from "#ui/admin/eggs/other-ways.tsx";
import { COUNT_THE_SHELF, LAST_MOVES, OTHER_WAYS } from "#ui/admin/eggs/sections.ts";
import { useFarm } from "#ui/shared/queries/farm.ts";

const hasNothing = ({ forSale, promised, lots }: EggsOfKind): boolean =>
  forSale === 0 && promised === 0 && lots.length === 0;

const Kinds = ({ sheet }: { readonly sheet: EggBookSheet }) => {
  const { eggs } = useFarm();
  const isNone = (id: CategoryId): boolean => hasNothing(sheet.kinds[id]);
  const none = CATEGORY_IDS.filter(isNone).map((id) => eggTypeIn(eggs, id).name);
  return (
    <div className={styles.kinds}>
      {CATEGORY_IDS.filter((id) => !isNone(id)).map((id) => (
        <KindCard key={id} id={id} kind={sheet.kinds[id]} />
      ))}
      {none.length > 0 && <p className={styles.none}>{`None in the book: ${none.join(", ")}.`}</p>}
    </div>
  );
};

const PARTS = [
  [COUNT_THE_SHELF, "Count the shelf"],
  [OTHER_WAYS, "Eggs left another way"],
  [LAST_MOVES, "What left"],
] as const;

const ToParts = () => (
  <nav aria-label="Parts" className={styles.toParts}>
    {PARTS.map(([id, title]) => (
      <a key={id} href={`#${id}`}>
        {title}
      </a>
    ))}
  </nav>
);

export const OpenBook = ({ sheet }: { readonly sheet: EggBookSheet }) => (
  <>
    <p>
      For sale is what is on the shelf and promised to nobody. A count puts its eggs on sale: don't
      add them by hand as well.
    </p>
    <ToParts />
    <Kinds sheet={sheet} />
    <OffTheShelf sheet={sheet} />
    <div id={COUNT_THE_SHELF}>
      <CountShelf sheet={sheet} />
    </div>
    <OtherWays sheet={sheet} />
    <LastMoves sheet={sheet} />
    <EggDays sheet={sheet} />
    <CloseBook />
  </>
);
