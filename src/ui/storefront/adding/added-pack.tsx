import type { PackToAdd } from "#core/checkout/packs-to-add.ts";
import { formatGbp } from "#ui/shared/money.ts";
import { Picture } from "#ui/shared/parts/picture.tsx";
import { Stepper } from "#ui/shared/parts/stepper.tsx";
import styles from "#ui/storefront/adding/adding.module.css";
import lineStyles from "#ui/storefront/checkout/cart-line.module.css";

interface AddedPackProps {
  readonly pack: PackToAdd;
  readonly onChange: (quantity: number) => void;
}

export const AddedPack = ({ pack, onChange }: AddedPackProps) => (
  <li className={styles.pack} aria-label={`${pack.name}, ${pack.packSize} pack`}>
    <Picture address={pack.image} alt="" shownAs="row" width={48} height={48} isSeenAtOnce />
    <p className={lineStyles.cartLineName}>
      <strong>{pack.name}</strong>
      <span>{`${pack.packSize} pack · ${formatGbp(pack.price)}`}</span>
    </p>
    <Stepper
      label={`${pack.name}, ${pack.packSize} pack`}
      value={pack.quantity}
      most={pack.most}
      onChange={onChange}
    />
  </li>
);
