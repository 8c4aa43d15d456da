import { LABEL_KINDS, type LabelKind, sizeOf } from "#core/packing/label-kinds.ts";
import { LABELS_A_SHEET, labelsOf, sheetsOf } from "#core/packing/labels.ts";
import type { PackParcel } from "#core/packing/parcel.ts";
import { useChooseLabelKind } from "#ui/admin/packing/label-queries.ts";
import { counted, nameOfLabels } from "#ui/admin/packing/names.ts";
import styles from "#ui/admin/packing/pack-day.module.css";
import { FoldedPart, type FoldedPartProps } from "#ui/admin/packing/part.tsx";
import { Button } from "#ui/shared/parts/button.tsx";
import { Field } from "#ui/shared/parts/field.tsx";
import { SelectField } from "#ui/shared/parts/select-field.tsx";

const placeOf = (typed: string): number =>
  Math.min(Math.max(Math.trunc(Number(typed)) || 1, 1), LABELS_A_SHEET);

export interface ChosenLabels {
  readonly kind: LabelKind;
  readonly first: number;
}

export const chosenLabels = (kind: LabelKind, typed: string): ChosenLabels => ({
  kind,
  first: placeOf(typed),
});

interface LabelsPartProps extends Pick<FoldedPartProps, "news" | "onPrint"> {
  readonly parcels: readonly PackParcel[];
  readonly chosen: ChosenLabels;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onTest: () => void;
}

const onWhat = (labels: ReturnType<typeof labelsOf>, { kind, first }: ChosenLabels): string =>
  kind === "sheet"
    ? `on ${counted(sheetsOf(labels, first).length, "sheet")} of ${LABELS_A_SHEET}, 99.1 × 38.1 mm.`
    : `of ${sizeOf(kind)}, one on a page. Print them here: 'Print all' leaves a roll out.`;

export const LabelsPart = ({
  parcels,
  chosen,
  typed,
  onType,
  onTest,
  ...part
}: LabelsPartProps) => {
  const { mutate: choose } = useChooseLabelKind();
  const labels = labelsOf(parcels);
  const count = counted(labels.length, "label");
  const isSheet = chosen.kind === "sheet";
  return (
    <FoldedPart title="Labels" value={count} {...part}>
      <p>{`${count} ${onWhat(labels, chosen)}`}</p>
      <div className={styles.start}>
        <SelectField
          label="Labels"
          options={LABEL_KINDS}
          nameOf={nameOfLabels}
          value={chosen.kind}
          onChoose={choose}
        />
        {isSheet && (
          <Field
            label="Start at label"
            type="number"
            min={1}
            max={LABELS_A_SHEET}
            value={typed}
            onChange={({ target }) => onType(target.value)}
            hint="Of a sheet that is begun: the first free one, counted row by row."
          />
        )}
      </div>
      <div className={styles.test}>
        <Button variant="secondary" onClick={onTest}>
          {isSheet ? "Print a test sheet" : "Print a test label"}
        </Button>
        <p>In the print window choose no margins, no headers and footers, and 100 %.</p>
      </div>
    </FoldedPart>
  );
};
