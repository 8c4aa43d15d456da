import { useCallback, useState } from "react";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import type { AddedHelper } from "#core/session/helpers.ts";
import styles from "#ui/admin/settings/people.module.css";
import { useLeaveGuard } from "#ui/shared/navigation/location-context.ts";
import { Button } from "#ui/shared/parts/button.tsx";

interface ShownPasswordProps {
  readonly added: AddedHelper;
  readonly onDone: () => void;
}

export const ShownPassword = ({ added: { name, password }, onDone }: ShownPasswordProps) => {
  const [isCopied, setCopied] = useState(false);
  useLeaveGuard(
    true,
    useCallback(() => `the password of ${name}, which is shown this once`, [name]),
  );
  const copy = (): void => {
    navigator.clipboard.writeText(password).then(
      () => setCopied(true),
      // Ignored: the password can be written down.
      () => undefined,
    );
  };
  return (
    <div className={styles.shown} role="status">
      <p>
        The password of <strong>{name}</strong>, shown this once:
      </p>
      <p>
        <code className={styles.password}>{password}</code>
      </p>
      <p>
        <span>{`With it alone ${name} logs in at `}</span>
        <code>{ADMIN_ROUTES.login}</code>.
      </p>
      <div className={styles.buttons}>
        {"clipboard" in navigator && (
          <Button variant="secondary" size="sm" onClick={copy}>
            {isCopied ? "Copied" : "Copy"}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
};
