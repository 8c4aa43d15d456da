import { useId, useState } from "react";
import type { AddedHelper } from "#core/session/helpers.ts";
import type { Helper } from "#core/session/people-sheet.ts";
import { AddHelper } from "#ui/admin/settings/add-helper.tsx";
import styles from "#ui/admin/settings/people.module.css";
import { useRemoveHelper } from "#ui/admin/settings/people-queries.ts";
import { ShownPassword } from "#ui/admin/settings/shown-password.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";

interface HelperListProps {
  readonly helpers: readonly Helper[];
}

const Helpers = ({ helpers }: HelperListProps) => {
  const [asked, setAsked] = useState<Helper | null>(null);
  const remove = useRemoveHelper();
  return (
    <>
      <ul className={styles.people}>
        {helpers.map((helper) => (
          <li key={helper.id}>
            <strong>{helper.name}</strong>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Remove ${helper.name}`}
              onClick={() => setAsked(helper)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={`Remove ${asked.name}?`}
          confirm="Remove"
          sent={remove}
          onConfirm={() => {
            remove.mutate(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          <p>They are logged out at once, and their password opens nothing any more.</p>
        </ConfirmDialog>
      )}
    </>
  );
};

export const HelperList = ({ helpers }: HelperListProps) => {
  const id = useId();
  const [added, setAdded] = useState<AddedHelper | null>(null);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Helpers</h3>
      <p>
        People who pack. They see the packing list, egg counts and stock, and neither prices nor
        takings, customers or settings. An order's log says what they ticked.
      </p>
      {helpers.length > 0 && <Helpers helpers={helpers} />}
      {added ? (
        <ShownPassword added={added} onDone={() => setAdded(null)} />
      ) : (
        <AddHelper onAdded={setAdded} />
      )}
    </section>
  );
};
