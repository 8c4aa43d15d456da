import { type ComponentProps, useEffect, useId, useRef } from "react";
import { Button } from "#ui/shared/parts/button.tsx";
import { isShownAt, Sentence } from "#ui/shared/parts/not-reached.tsx";
import type { Sent } from "#ui/shared/queries/use-command.ts";
import { useIsConnectionLost } from "#ui/shared/queries/use-connection.ts";
import "#ui/shared/pico/busy.scss";

const NONE: readonly Sent[] = [];

interface SavingButtonProps extends Omit<ComponentProps<typeof Button>, "ref"> {
  readonly sent?: readonly Sent[];
}

export const SavingButton = ({
  disabled,
  title,
  onClick,
  sent = NONE,
  ...rest
}: SavingButtonProps) => {
  const isLost = useIsConnectionLost();
  const ref = useRef<HTMLButtonElement>(null);
  const id = useId();
  const latest = useRef(sent);
  useEffect(() => {
    latest.current = sent;
  }, [sent]);
  useEffect(
    () => () => {
      for (const { slot } of latest.current) if (slot.messageId === id) slot.messageId = null;
    },
    [id],
  );
  const pressAgain = (): void => {
    ref.current?.focus();
    ref.current?.click();
  };
  return (
    <>
      <Button
        {...rest}
        ref={ref}
        disabled={isLost || disabled}
        title={isLost ? "No connection to the shop" : title}
        onClick={(event) => {
          for (const { slot } of sent) slot.messageId = id;
          onClick?.(event);
        }}
      />
      {isShownAt(id, sent) && <Sentence onRetry={pressAgain} />}
    </>
  );
};

export const isSending = (sent: readonly Sent[]): boolean =>
  sent.some(({ isPending }) => isPending);

/** Busy until the shop has answered; ignores the second press of a double click. */
export const SubmitButton = ({
  sent = NONE,
  ...rest
}: Omit<SavingButtonProps, "type" | "onClick">) => (
  <SavingButton
    aria-busy={isSending(sent)}
    {...rest}
    sent={sent}
    type="submit"
    onClick={(event) => {
      if (event.detail > 1) event.preventDefault();
    }}
  />
);
