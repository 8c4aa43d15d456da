import { useId, useRef, useState } from "react";
import type { CountSheet } from "#core/care/get-count-sheet.ts";
import type { OwnCounts } from "#core/counting/own-counts.ts";
import { ownSheet } from "#core/counting/own-sheet.ts";
import { BesideRow } from "#ui/admin/counting/beside-row.tsx";
import styles from "#ui/admin/counting/count.module.css";
import { withheldInWords } from "#ui/admin/counting/count-words.ts";
import { Counted } from "#ui/admin/counting/counted.tsx";
import { DayRow } from "#ui/admin/counting/day-row.tsx";
import { FlockTabs } from "#ui/admin/counting/flock-tabs.tsx";
import { MissedDays } from "#ui/admin/counting/missed-days.tsx";
import { PulletsNote } from "#ui/admin/counting/pullets-note.tsx";
import { SaveBar } from "#ui/admin/counting/save-bar.tsx";
import { SizeRows } from "#ui/admin/counting/size-rows.tsx";
import { useCount } from "#ui/admin/counting/use-count.ts";
import { useSheet } from "#ui/admin/counting/use-sheet.ts";
import { WaitingCounts } from "#ui/admin/counting/waiting-counts.tsx";

interface CountFormProps {
  readonly sheet: CountSheet;
  readonly own: OwnCounts;
}

const focusChosen = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });

export const CountForm = ({ sheet: { today, flocks }, own }: CountFormProps) => {
  const counting = useCount({ flocks, own, today });
  const { flock, date, draft, setDraft, choose, setDay, first } = counting;
  const [showsAll, setShowsAll] = useState(false);
  const panelId = useId();
  const faultId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const save = (): void =>
    counting.save(() => {
      window.scrollTo(0, 0);
      requestAnimationFrame(() => focusChosen(formRef.current));
    });
  const inUse = flocks.filter((one) => one.isInUse || one.flock === flock || one.flock === first);
  const tabs = showsAll || inUse.length === 0 ? flocks : inUse;
  const sheetOfDay = useSheet(date, own, today) ?? ownSheet(own, date, today);
  const [ofDay] = sheetOfDay.flocks.filter((one) => one.flock === flock);
  const [ofToday] = flocks.filter((one) => one.flock === flock);
  const note = ofDay && withheldInWords(ofDay);
  return (
    <>
      <form
        ref={formRef}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FlockTabs
          flocks={tabs}
          chosen={flock}
          panelId={panelId}
          onChoose={choose}
          onShowAll={tabs.length < flocks.length ? () => setShowsAll(true) : null}
        />
        <div id={panelId} role="tabpanel" aria-label={`Flock ${flock}`}>
          <DayRow day={date} today={today} onChoose={setDay} />
          {note && <p className={styles.note}>{note}</p>}
          {ofDay && <SizeRows sheet={ofDay} today={today} draft={draft} onType={setDraft} />}
          <BesideRow draft={draft} faultId={faultId} onType={setDraft} />
        </div>
        <SaveBar counting={counting} faultId={faultId} onSave={save} />
      </form>
      <section aria-label="What was counted" className={styles.below}>
        {ofDay && <Counted sheet={ofDay} day={date} today={today} />}
        <WaitingCounts onCorrect={counting.correct} />
        {ofToday && <MissedDays sheet={ofToday} onChoose={setDay} />}
        {ofDay && !ofDay.isPullets && <PulletsNote flock={flock} />}
      </section>
    </>
  );
};
