import { FLOCK_IDS, type FlockId, isFlockId } from "#core/flocks/flock.ts";
import { useFlockTitle } from "#ui/admin/flocks/use-flock-title.ts";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

const MIXED = "";

export const flockIn = (chosen: string): FlockId | undefined =>
  isFlockId(chosen) ? chosen : undefined;

interface FlockFieldProps {
  readonly name?: string;
  readonly value?: FlockId | undefined;
  readonly onChoose?: (flock: FlockId | undefined) => void;
}

export const FlockField = ({ name = "flock", value, onChoose }: FlockFieldProps) => {
  const titleOf = useFlockTitle();
  return (
    <SelectField
      label="Flock"
      name={name}
      options={[MIXED, ...FLOCK_IDS]}
      nameOf={(id) => titleOf(id) ?? "Mixed or not known"}
      {...(onChoose && { value: value ?? MIXED, onChoose: (id) => onChoose(flockIn(id)) })}
    />
  );
};
