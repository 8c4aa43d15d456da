import { useState } from "react";
import styles from "#ui/admin/posts/posts.module.css";
import { useSettleSamples } from "#ui/admin/posts/write-queries.ts";
import { AskDialog } from "#ui/shared/parts/ask-dialog.tsx";
import noticeStyles from "#ui/shared/parts/notice-line.module.css";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";
import { spaced } from "#ui/shared/spaced.ts";

export const Samples = ({ count }: { readonly count: number }) => {
  const settle = useSettleSamples();
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  if (count === 0) return null;
  const which =
    count === 1
      ? "One story is a sample that came with the shop."
      : `${count} stories are samples that came with the shop.`;
  return (
    <div className={spaced(noticeStyles.notice, styles.samples)}>
      <p>{which}</p>
      <SavingButton variant="ghost" size="sm" sent={[settle]} onClick={() => settle.mutate(true)}>
        Keep as mine
      </SavingButton>
      <SavingButton variant="ghost" size="sm" onClick={() => setAsking(true)}>
        Remove…
      </SavingButton>
      <AskDialog
        open={isAsking}
        title="Remove the sample stories?"
        confirm="Remove"
        command={settle}
        input={() => false}
        isHeld={false}
        onClose={close}
      >
        <p>Your own stories stay.</p>
      </AskDialog>
    </div>
  );
};
