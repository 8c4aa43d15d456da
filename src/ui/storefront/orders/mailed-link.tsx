import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { useSetting } from "#ui/shared/setting.ts";
import { LinkOffer } from "#ui/storefront/orders/link-offer.tsx";
import { useUseOrderLink } from "#ui/storefront/orders/link-queries.ts";
import styles from "#ui/storefront/orders/orders.module.css";
import { WithoutMail } from "#ui/storefront/orders/without-mail.tsx";

interface MailedLinkProps {
  readonly token: string | null;
  readonly onUsed: (email: string | null) => void;
}

/** Needs a press: mail scanners follow links, and press nothing. */
export const MailedLink = ({ token, onUsed }: MailedLinkProps) => {
  const { sendsMail } = useSetting();
  const use = useUseOrderLink();
  const isOver = use.data?.ok === false;

  const show = (): void => {
    if (token === null || use.isPending) return;
    use.mutate(token, { onSuccess: (used) => onUsed(used.ok ? used.value : null) });
  };

  if (token !== null)
    return (
      <section aria-label="Your link" className={styles.mailedLink}>
        <p>Your link has brought you here. Press the button to see your orders in this browser.</p>
        <SavingButton
          sent={[use]}
          onClick={show}
          aria-busy={use.isPending}
          disabled={use.isPending}
        >
          Show my orders
        </SavingButton>
      </section>
    );
  if (!isOver) return null;
  return (
    <section aria-label="Your link" className={styles.mailedLink}>
      <p role="alert">{`This link has been used already, or is older than 30 minutes.${sendsMail ? " We are glad to send you a new one." : ""}`}</p>
      {sendsMail ? <LinkOffer /> : <WithoutMail />}
    </section>
  );
};
