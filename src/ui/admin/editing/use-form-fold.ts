import { useId, useState } from "react";

export interface FormFold {
  readonly id: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

export const useFormFold = (): FormFold => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return { id, isOpen, setOpen };
};
