import { useState } from "react";
import type { CategoryId } from "#core/catalogue/catalogue.ts";
import { lazyPage } from "#ui/shared/lazy-page.ts";
import { notify } from "#ui/shared/notices/notices.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import { ErrorArea } from "#ui/shared/parts/error-area.tsx";
import { LoadingArea } from "#ui/shared/parts/loading-area.tsx";
import { useSetting } from "#ui/shared/setting.ts";

const WaitlistDialog = lazyPage(
  async () => (await import("#ui/storefront/home/waitlist-dialog.tsx")).WaitlistDialog,
);

const sayNotImplemented = (): void =>
  void notify({
    title: "Feature Not Implemented",
    text: "There is no waitlist yet. Please look in again soon: the hens are working on it.",
  });

export const Waitlist = ({ category }: { readonly category: CategoryId }) => {
  const { sendsMail } = useSetting();
  const [isOpen, setOpen] = useState<boolean | null>(null);

  return (
    <>
      <Button variant="outline" onClick={sendsMail ? () => setOpen(true) : sayNotImplemented}>
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
