import { type ReactNode, useState } from "react";
import { SavingButton } from "#ui/shared/parts/saving-button.tsx";

interface AskButtonProps {
  readonly label: string;
  readonly isShown?: boolean;
  readonly children: (onClose: () => void) => ReactNode;
}

export const AskButton = ({ label, isShown = true, children }: AskButtonProps) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      {isShown && (
        <SavingButton variant="secondary" onClick={() => setAsked(true)}>
          {label}
        </SavingButton>
      )}
      {isAsked && children(() => setAsked(false))}
    </>
  );
};
