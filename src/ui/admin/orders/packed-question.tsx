import { useId } from "react";

interface PackedQuestionProps {
  readonly packed: number;
  readonly leavePacked: boolean;
  readonly onChoose: (leavePacked: boolean) => void;
}

export const PackedQuestion = ({ packed, leavePacked, onChoose }: PackedQuestionProps) => {
  const name = useId();
  if (packed === 0) return null;
  const radio = (label: string, isLeaving: boolean) => (
    <label>
      <input
        type="radio"
        name={name}
        checked={leavePacked === isLeaving}
        onChange={() => onChoose(isLeaving)}
      />
      {label}
    </label>
  );
  return (
    <fieldset>
      <legend>{packed === 1 ? "One order is packed" : `${packed} orders are packed`}</legend>
      {radio("Unpack", false)}
      {radio("Leave packed", true)}
    </fieldset>
  );
};
