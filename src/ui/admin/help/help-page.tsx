import { useEffect } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import styles from "#ui/admin/help/help.module.css";
import { type FarmersPage, farmersPage, LIST } from "#ui/admin/help/pages.ts";
import { AdminNotFoundPage } from "#ui/admin/pages/admin-not-found-page.tsx";
import { ButtonLink } from "#ui/shared/parts/button.tsx";
import { Page } from "#ui/shared/parts/page.tsx";
import richTextStyles from "#ui/shared/rich-text/rich-text.module.css";
import { spaced } from "#ui/shared/spaced.ts";

const ToList = () => (
  <p className={styles.back}>
    <ButtonLink to={ADMIN_ROUTES.help} variant="ghost" size="sm">
      ← All help
    </ButtonLink>
  </p>
);

const Text = ({ html }: Pick<FarmersPage, "html">) => {
  // The browser looked for the heading before it was there.
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div
      className={spaced(richTextStyles.richText, styles.text)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of docs/farmer while the shop was built.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};

export const HelpPage = ({ page = LIST }: { readonly page?: string }) => {
  const shown = farmersPage(page);
  if (!shown)
    return (
      <AdminNotFoundPage>
        <ButtonLink to={ADMIN_ROUTES.help}>All Help</ButtonLink>
      </AdminNotFoundPage>
    );
  const isList = page === LIST;
  return (
    <Page
      title={isList ? "Admin Help" : `Admin Help: ${shown.title}`}
      heading={shown.title}
      before={!isList && <ToList />}
      className={styles.help}
    >
      <Text html={shown.html} />
    </Page>
  );
};
