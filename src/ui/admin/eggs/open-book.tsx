import { CATEGORY_IDS, type CategoryId, eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { EggBookSheet, EggsOfKind } from "#core/egg-book/get-egg-book.ts";
import { FoldButton, type FormFold, useFormFold } from "#ui/admin/editing/form-fold.tsx";
import styles from "#ui/admin/eggs/book.module.css";
import { CloseBook } from "#ui/admin/eggs/close-book.tsx";
import { CountShelf } from "#ui/admin/eggs/count-shelf.tsx";
import { EGG_DAYS, EggDays } from "#ui/admin/eggs/egg-days.tsx";
import { KindCard } from "#ui/admin/eggs/kind-card.tsx";
import kindsStyles from "#ui/admin/eggs/kinds.module.css";
import { LastMoves } from "#ui/admin/eggs/last-moves.tsx";
import { OffTheShelf } from "#ui/admin/eggs/off-the-shelf.tsx";
import { OtherWays } from "#ui/admin/eggs/other-ways.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

const hasNothing = ({ forSale, promised, lots }: EggsOfKind): boolean =>
  forSale === 0 && promised === 0 && lots.length === 0;

const Kinds = ({ sheet }: { readonly sheet: EggBookSheet }) => {
  const { eggs } = useFarm();
  const isNone = (id: CategoryId): boolean => hasNothing(sheet.kinds[id]);
  const none = CATEGORY_IDS.filter(isNone).map((id) => eggTypeIn(eggs, id).name);
  return (
    <div className={kindsStyles.kinds}>
      {CATEGORY_IDS.filter((id) => !isNone(id)).map((id) => (
        <KindCard key={id} id={id} kinds={sheet.kinds} />
      ))}
      {none.length > 0 && (
        <p className={kindsStyles.none}>{`None in the book: ${none.join(", ")}.`}</p>
      )}
    </div>
  );
};

interface OpenBookProps {
  readonly sheet: EggBookSheet;
  /** Of the forms that the page's heading leads to. */
  readonly shelf: FormFold;
  readonly ways: FormFold;
}

export const OpenBook = ({ sheet, shelf, ways }: OpenBookProps) => {
  const days = useFormFold();
  return (
    <>
      <p className={styles.about}>
        For sale is what is on the shelf and in no order. A count puts its eggs on sale: don't add
        them by hand as well.
      </p>
      <div className={styles.book}>
        <div className={styles.forms}>
          <CountShelf sheet={sheet} fold={shelf} />
          <OtherWays sheet={sheet} fold={ways} />
        </div>
        <div className={styles.eggs}>
          <Kinds sheet={sheet} />
          <OffTheShelf sheet={sheet} />
          <LastMoves sheet={sheet} />
          <div className={styles.foot}>
            <FoldButton fold={days}>{EGG_DAYS}</FoldButton>
            <EggDays sheet={sheet} fold={days} />
            <CloseBook />
          </div>
        </div>
      </div>
    </>
  );
};
