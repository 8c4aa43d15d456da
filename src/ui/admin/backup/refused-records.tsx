import type { RefusedRecord } from "#core/backup/backup-file.ts";

const REASONS: Readonly<Record<RefusedRecord["reason"], string>> = {
  unreadable: "it can't be read",
  "too-high": "a figure in it is too high",
  "second-id": "there is another of its number",
  "second-email": "there is another customer of this email",
};

const MOST_EACH = 50;

const LEGEND = "This shop doesn't take these records.";

interface RefusedRecordsProps {
  readonly refused: readonly RefusedRecord[];
  readonly ticked: ReadonlySet<RefusedRecord>;
  readonly onTick: (ticked: ReadonlySet<RefusedRecord>) => void;
}

const Many = ({ refused, ticked, onTick }: RefusedRecordsProps) => (
  <fieldset>
    <legend>{`${LEGEND} Tick the box to leave them out.`}</legend>
    <label>
      <input
        type="checkbox"
        checked={ticked.size === refused.length}
        onChange={({ target }) => onTick(new Set(target.checked ? refused : []))}
      />
      <span>{`Leave out all ${refused.length.toLocaleString("en-GB")} of them`}</span>
    </label>
    <p>{`The first ${MOST_EACH} are:`}</p>
    <ul>
      {refused.slice(0, MOST_EACH).map((one) => (
        <li key={one.place.join("/")}>{`${one.name}: ${REASONS[one.reason]}`}</li>
      ))}
    </ul>
  </fieldset>
);

export const RefusedRecords = ({ refused, ticked, onTick }: RefusedRecordsProps) => {
  if (refused.length > MOST_EACH) return <Many refused={refused} ticked={ticked} onTick={onTick} />;
  return (
    <fieldset>
      <legend>{`${LEGEND} Tick each to leave it out.`}</legend>
      {refused.map((one) => (
        <label key={one.place.join("/")}>
          <input
            type="checkbox"
            checked={ticked.has(one)}
            onChange={({ target }) => {
              const others = [...ticked].filter((other) => other !== one);
              onTick(new Set(target.checked ? [...others, one] : others));
            }}
          />
          <span>{`Leave out ${one.name}: ${REASONS[one.reason]}`}</span>
        </label>
      ))}
    </fieldset>
  );
};
