import { useState } from "react";
import { useLinkToken } from "#ui/shared/navigation/use-link-token.ts";
import { Button } from "#ui/shared/parts/button.tsx";
import pageStyles from "#ui/shared/parts/page.module.css";
import { Page } from "#ui/shared/parts/page.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { FindOrders } from "#ui/storefront/orders/find-orders.tsx";
import { LinkedOrder } from "#ui/storefront/orders/linked-order.tsx";
import { MailedLink } from "#ui/storefront/orders/mailed-link.tsx";

export const MyOrdersPage = () => {
  const { isShared } = useSetting();
  const [asked, setAsked] = useState<string | null>(null);
  const [token, dropToken] = useLinkToken("link");
  const [orderToken] = useLinkToken("order");
  const [isOnlyLinked, setOnlyLinked] = useState(false);

  const showLinked = (linked: string | null): void => {
    dropToken();
    setAsked(linked);
  };

  return (
    <Page title="My Orders" className={pageStyles.narrow}>
      {isShared && orderToken && (
        <LinkedOrder key={orderToken} token={orderToken} onShown={() => setOnlyLinked(true)} />
      )}
      {isShared && <MailedLink token={token} onUsed={showLinked} />}
      {isOnlyLinked ? (
        <Button variant="secondary" onClick={() => setOnlyLinked(false)}>
          Find other orders
        </Button>
      ) : (
        <FindOrders asked={asked} onAsk={setAsked} />
      )}
    </Page>
  );
};
