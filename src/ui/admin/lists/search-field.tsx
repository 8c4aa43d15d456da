import { useId } from "react";
import styles from "#ui/admin/lists/search-field.module.css";
import { Icon } from "#ui/shared/parts/icon.tsx";
import visuallyHiddenStyles from "#ui/shared/parts/visually-hidden.module.css";

const GLASS = "m20 20-4.5-4.5M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
}

export const SearchField = ({ label, value, onType }: SearchFieldProps) => {
  const id = useId();
  return (
    <div className={styles.find}>
      <label htmlFor={id} className={visuallyHiddenStyles.visuallyHidden}>
        {label}
      </label>
      <Icon shape={GLASS} size={20} />
      <input
        id={id}
        type="search"
        placeholder={label}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
};
