import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { LotPage as Lot } from "#core/recall/get-lot.ts";
import styles from "#ui/admin/eggs/lot.module.css";
import { LotFacts } from "#ui/admin/eggs/lot-facts.tsx";
import { LotMoves } from "#ui/admin/eggs/lot-moves.tsx";
import { LotOrders } from "#ui/admin/eggs/lot-orders.tsx";
import { laidOn } from "#ui/admin/eggs/names.ts";
import { useLot } from "#ui/admin/eggs/queries.ts";
import { AdminPage } from "#ui/admin/layout/admin-page.tsx";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";

const BackToBook = () => (
  <p className={styles.back}>
    <ButtonLink to={ADMIN_ROUTES.eggs} variant="ghost" size="sm">
      ← Egg Book
    </ButtonLink>
  </p>
);

const Shown = ({ page }: { readonly page: Lot }) => (
  <>
    <LotFacts lot={page.lot} />
    <LotOrders page={page} />
    <LotMoves moves={page.moves} />
  </>
);

const headingOf = (page: Lot | null | undefined, nameOf: (lot: Lot["lot"]) => string): string => {
  if (page === null) return "No Such Lot";
  return page ? `${nameOf(page.lot)} laid ${laidOn(page.lot.laid)}` : "Lot";
};

export const LotPage = ({ id }: { readonly id: string }) => {
  const { eggs } = useFarm();
  const page = useLot(id);
  const heading = headingOf(page, ({ category }) => eggTypeIn(eggs, category).name);
  return (
    <AdminPage title="Admin Egg Lot" heading={heading} before={<BackToBook />}>
      {page === undefined && <Loading what="the lot" />}
      {page === null && (
        <p>The book has no such lot. What was finished more than 200 days ago is kept as sums.</p>
      )}
      {page && <Shown page={page} />}
    </AdminPage>
  );
};
