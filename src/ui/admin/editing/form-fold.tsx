import { type ReactNode, useId, useState } from "react";
import { useIsNarrow } from "#ui/admin/layout/use-is-narrow.ts";
import { Button, type ButtonVariant } from "#ui/shared/parts/button.tsx";

export interface FormFold {
  readonly id: string;
  readonly isNarrow: boolean;
  readonly isOpen: boolean;
  open(): void;
  toggle(): void;
}

/** A form that stands open where there is room, and behind its button where there is none. */
export const useFormFold = (): FormFold => {
  const id = useId();
  const isNarrow = useIsNarrow();
  const [isOpened, setOpened] = useState(false);
  return {
    id,
    isNarrow,
    isOpen: isOpened || !isNarrow,
    open: () => setOpened(true),
    toggle: () => setOpened(!isOpened),
  };
};

interface FoldButtonProps {
  readonly fold: FormFold;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

export const FoldButton = ({ fold, variant = "secondary", children }: FoldButtonProps) =>
  fold.isNarrow && (
    <Button
      variant={fold.isOpen ? "secondary" : variant}
      aria-expanded={fold.isOpen}
      aria-controls={fold.id}
      onClick={fold.toggle}
    >
      {children}
    </Button>
  );
