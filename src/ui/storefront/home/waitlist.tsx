import { useState } from "react";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { useSetting } from "#ui/shared/setting.ts";

const load = () => import("#ui/storefront/home/waitlist-dialog.tsx");

const WaitlistDialog = lazyPage(async () => (await load()).WaitlistDialog);

export const Waitlist = ({ category }: { readonly category: CategoryId }) => {
  const { sendsMail } = useSetting();
  const [isOpen, setOpen] = useState<boolean | null>(null);

  const ask = async (): Promise<void> => {
    if (sendsMail) setOpen(true);
    else (await load()).sayNotImplemented();
  };

  return (
    <>
      <Button variant="outline" onClick={ask}>
        Join Waitlist
      </Button>
      {isOpen !== null && (
        <ErrorArea what="the waitlist">
          <LoadingArea shows={category}>
            <WaitlistDialog category={category} open={isOpen} onClose={() => setOpen(false)} />
          </LoadingArea>
        </ErrorArea>
      )}
    </>
  );
};
