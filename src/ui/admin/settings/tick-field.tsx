interface TickFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

export const TickField = ({ name, label, isTicked, onTick }: TickFieldProps) => (
  <label>
    <input
      type="checkbox"
      name={name}
      checked={isTicked}
      onChange={({ target }) => onTick(target.checked)}
    />
    {label}
  </label>
);
