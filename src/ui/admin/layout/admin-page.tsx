import type { ComponentProps } from "react";
import { HelpLink } from "#ui/admin/help/help-link.tsx";
import { Page } from "#ui/shared/parts/page.tsx";

/** A page of which the farmer's docs tell. */
export const AdminPage = ({ beside, ...rest }: ComponentProps<typeof Page>) => (
  <Page
    {...rest}
    beside={
      <>
        <HelpLink />
        {beside}
      </>
    }
  />
);
