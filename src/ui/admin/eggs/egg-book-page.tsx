import type { EggBookSheet } from "#core/egg-book/get-egg-book.ts";
import { ClosedBook } from "#ui/admin/eggs/closed-book.tsx";
import { OpenBook } from "#ui/admin/eggs/open-book.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import { Loading } from "#ui/shared/parts/skeleton.tsx";
import { useEggBook } from "#ui/shared/queries/egg-book.ts";

const Book = ({ sheet }: { readonly sheet: EggBookSheet }) =>
  sheet.settings.isOpen ? <OpenBook sheet={sheet} /> : <ClosedBook sheet={sheet} />;

export const EggBookPage = () => {
  const sheet = useEggBook();
  return (
    <Page title="Admin Egg Book" heading="Egg Book">
      {sheet ? <Book sheet={sheet} /> : <Loading what="the egg book" />}
    </Page>
  );
};
