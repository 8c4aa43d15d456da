import styles from "#ui/admin/lists/email-text.module.css";

interface EmailTextProps {
  readonly address: string;
}

export const EmailText = ({ address }: EmailTextProps) => (
  <span key={address} className={styles.email}>
    {address || "No email"}
  </span>
);
