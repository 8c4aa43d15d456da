import { EGGS_AFTER, type EggsAfter } from "#core/orders/given-back.ts";
import { methodOf } from "#core/orders/order-methods.ts";
import { packName } from "#core/orders/packs-in-words.ts";
import styles from "#ui/admin/giving/giving.module.css";
import type { ChosenPacks, GivenLine } from "#ui/admin/giving/use-giving.ts";
import { SelectField } from "#ui/shared/parts/select-field.tsx";
import { Stepper } from "#ui/shared/parts/stepper.tsx";

const EGGS: Readonly<Record<EggsAfter, string>> = {
  back: "Come back to the shelf",
  broken: "Are broken",
  "with-customer": "Stay with the customer",
};

interface GivenPacksProps {
  readonly lines: readonly GivenLine[];
  readonly isHeld: boolean;
  readonly onChoose: (at: number, chosen: ChosenPacks) => void;
}

interface LineProps {
  readonly line: GivenLine;
  readonly way: string;
  readonly isHeld: boolean;
  readonly onChoose: (chosen: ChosenPacks) => void;
}

const Line = ({ line, way, isHeld, onChoose }: LineProps) => {
  const { item, most, isHere, chosen } = line;
  const { quantity, eggs } = chosen;
  const name = `${packName(item)}${way}`;
  return (
    <fieldset className={styles.pack} aria-label={name} disabled={isHeld}>
      <span>
        <strong>{name}</strong> <small>{`of ${most}`}</small>
      </span>
      <Stepper
        label="How many are affected"
        value={quantity}
        most={most}
        onChange={(next) => onChoose({ eggs, quantity: next })}
      />
      {quantity > 0 && (
        <SelectField
          className={styles.eggs}
          label="Their eggs"
          options={EGGS_AFTER.filter((one) => one !== "back" || isHere)}
          nameOf={(one) => EGGS[one]}
          value={eggs}
          onChoose={(next) => onChoose({ quantity, eggs: next })}
        />
      )}
    </fieldset>
  );
};

export const GivenPacks = ({ lines, isHeld, onChoose }: GivenPacksProps) => {
  const isOfTwo = new Set(lines.map(({ item }) => methodOf(item))).size > 1;
  return lines.map((line, at) => {
    const { item } = line;
    const method = methodOf(item);
    return (
      line.most > 0 && (
        <Line
          key={`${item.id} ${item.deliveryMethod} ${item.price}`}
          line={line}
          way={isOfTwo ? `, ${method}` : ""}
          isHeld={isHeld}
          onChoose={(chosen) => onChoose(at, chosen)}
        />
      )
    );
  });
};
