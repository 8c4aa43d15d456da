import { useEffect, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { ADMIN_ROUTES } from "#core/admin-routes.ts";
import { eggTypeIn } from "#core/catalogue/catalogue.ts";
import type { EggsShortInBook, PackedAnyway } from "#core/orders/packed-anyway.ts";
import { isDay } from "#core/shared/day.ts";
import type { Result } from "#core/shared/result.ts";
import { FlockField } from "#ui/admin/flocks/flock-field.tsx";
import { showFault } from "#ui/shared/forms/show-fault.ts";
import { ConfirmDialog } from "#ui/shared/parts/confirm-dialog.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { useFarm } from "#ui/shared/queries/farm.ts";
import { useToday } from "#ui/shared/queries/use-records.ts";

interface MarkingSent<Input> {
  readonly data: Result<unknown, { readonly kind: string }> | undefined;
  readonly variables: (Input & PackedAnyway) | undefined;
  reset(): void;
  mutate(input: Input & PackedAnyway): void;
}

const shortIn = ({ data }: MarkingSent<never>): EggsShortInBook | null =>
  data && !data.ok && data.refusal.kind === "eggs-short" ? (data.refusal as EggsShortInBook) : null;

const NO_DAY = "Please enter a day, today or before.";

const NOT_FIT =
  "Eggs laid on that day are too old for this order, or withheld. Please check the day and the flock.";

interface DialogProps {
  readonly short: EggsShortInBook;
  readonly tried: PackedAnyway;
  readonly onPack: (anyway: PackedAnyway) => void;
  readonly onClose: () => void;
}

const PackAnyway = ({
  short,
  tried: { laid: tried = "", flock: named },
  onPack,
  onClose,
}: DialogProps) => {
  const { eggs } = useFarm();
  const today = useToday();
  const form = useId();
  const [laid, setLaid] = useState(tried);
  const [fault, setFault] = useState(tried && NOT_FIT);
  const [flock, setFlock] = useState(named);
  const formRef = useRef<HTMLFormElement>(null);
  // A dialog that opens gives the focus to its first link.
  useEffect(() => {
    if (tried !== "") formRef.current?.querySelector("input")?.focus();
  }, [tried]);
  const { name } = eggTypeIn(eggs, short.category);
  return (
    <ConfirmDialog
      title={`The book has ${short.short} ${name} too few for this order`}
      confirm="Pack anyway"
      variant="default"
      form={form}
      onClose={onClose}
    >
      <p>
        <Link to={ADMIN_ROUTES.eggs}>Count the shelf</Link> where there may be more than the book
        says. Eggs that are packed anyway are booked as found.
      </p>
      <form
        ref={formRef}
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isDay(laid) && laid <= today) onPack({ laid, flock });
          else showFault(event.currentTarget, () => setFault(NO_DAY));
        }}
      >
        <Field
          label="Laid on or after"
          type="date"
          max={today}
          value={laid}
          onChange={({ target }) => setLaid(target.value)}
          error={fault || undefined}
          hint="Of the eggs that the book doesn't know: their date goes on the box."
        />
        <FlockField value={flock} onChoose={setFlock} />
      </form>
    </ConfirmDialog>
  );
};

export const EggsShort = <Input,>({ sent }: { readonly sent: MarkingSent<Input> }) => {
  const short = shortIn(sent as MarkingSent<never>);
  const { variables } = sent;
  if (!short || variables === undefined) return null;
  return (
    <PackAnyway
      short={short}
      tried={variables}
      onPack={(anyway) => sent.mutate({ ...variables, ...anyway })}
      onClose={() => sent.reset()}
    />
  );
};
