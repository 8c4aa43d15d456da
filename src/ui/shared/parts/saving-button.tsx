import type { ComponentProps } from "react";
import { Button } from "#ui/shared/parts/button.tsx";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import "#ui/shared/pico/busy.scss";

/** A button that has the shop keep something, or take a payment: it waits while the shop can't be reached. */
export const SavingButton = ({ disabled, title, ...rest }: ComponentProps<typeof Button>) => {
  const isLost = useIsConnectionLost();
  return (
    <Button
      {...rest}
      disabled={isLost || disabled}
      title={isLost ? "No connection to the shop" : title}
    />
  );
};

/** Sends its form; the second press of a double click sends nothing. */
export const SubmitButton = (
  props: Omit<ComponentProps<typeof SavingButton>, "type" | "onClick">,
) => (
  <SavingButton
    {...props}
    type="submit"
    onClick={(event) => {
      if (event.detail > 1) event.preventDefault();
    }}
  />
);
