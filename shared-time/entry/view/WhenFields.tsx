import { useEffect, useRef, useState } from 'react';
import { daysBetween, localDay } from 'shared-contracts';
import { Button, deviceTimeZone, makeStyles, useUserFormats, useViewport } from 'shared-ui';
import { DatePicker, TimePicker, timeOfWall, toWallTime, WhichShowing } from 'shared-ui/date-time';
import { useText } from '../../messages/useText.ts';
import { withDate, withTime, type EntryDraft, type Side } from '../rules/entryDraft.ts';
import { isBreakSubject } from '../rules/entrySubject.ts';
import { isElsewhere } from '../rules/isElsewhere.ts';
import { nextDayOf } from '../rules/nextDayOf.ts';
import { PlanOfDay } from './PlanOfDay.tsx';
import { ResultingDuration } from './ResultingDuration.tsx';
import { SideButton } from './SideButton.tsx';
import type { EntryForm } from './useEntryForm.ts';
import { useFaultText } from './useFaultText.ts';

export interface WhenFieldsProps {
  readonly form: EntryForm;
  readonly now: () => string;
}

/** Date, start and end, the picker of the selected one, and the resulting duration. */
export function WhenFields({ form, now }: WhenFieldsProps) {
  const { subject, draft, replace, times, timeZone } = form;
  const [side, setSide] = useState<Side>(sideFirst(form));
  const [presses, setPresses] = useState(0);
  const picker = useRef<HTMLDivElement>(null);
  const isPhone = useViewport() === 'phone';
  // Focuses the selected side for typing; not on phones, where the keyboard would cover the dial.
  useEffect(() => {
    if (presses > 0 && !isPhone) {
      picker.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    }
  }, [presses, isPhone]);
  const styles = useStyles();
  const text = useText();
  const faultText = useFaultText(timeZone);
  const isBreak = isBreakSubject(subject);
  const labels = {
    start: text(isBreak ? 'time.breakStart' : 'time.start'),
    end: text(isBreak ? 'time.breakEnd' : 'time.end'),
  };
  const dateFault = dateFaultOf(form, side);
  const nextDay = nextDayOf(draft, form.shownFaults, subject, timeZone);
  const clockTime = draft[side].clockTime;
  const zones = { entry: timeZone, device: deviceTimeZone() };
  const hasOtherClock = isElsewhere(draft[side], times[side], zones, now());

  return (
    <div className={styles.when}>
      <DatePicker
        label={text(side === 'start' ? 'time.date.start' : 'time.date.end')}
        value={draft[side].date}
        max={localDay(now(), timeZone)}
        error={dateFault && faultText(dateFault)}
        hint={hasOtherClock ? text('time.zone', { zone: timeZone }) : null}
        onChange={(date) => replace(withDate(draft, side, date))}
      />
      <PlanOfDay form={form} />
      <SideButtons
        form={form}
        labels={labels}
        chosen={side}
        onChoose={(each) => {
          setSide(each);
          setPresses((last) => last + 1);
        }}
      />
      <div ref={picker}>
        <TimePicker
          key={side}
          label={labels[side]}
          value={clockTime === null ? null : timeOfWall(clockTime)}
          onChange={(time) => replace(withTime(draft, side, time && toWallTime(time)))}
        />
      </div>
      {nextDay && (
        <Button size="row" className={styles.offer} onClick={() => replace(nextDay.draft)}>
          {text(`time.nextDay.${nextDay.side}`)}
        </Button>
      )}
      {sides.map(
        (each) =>
          times[each].isShownTwice && (
            <WhichShowing
              key={each}
              label={labels[each]}
              value={draft[each].showing}
              onChange={(showing) => replace({ ...draft, [each]: { ...draft[each], showing } })}
            />
          ),
      )}
      <ResultingDuration form={form} />
    </div>
  );
}

interface SideButtonsProps extends Pick<WhenFieldsProps, 'form'> {
  readonly labels: Readonly<Record<Side, string>>;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}

/** Start and end, one of which is chosen to be changed. */
function SideButtons({ form, labels, chosen, onChoose }: SideButtonsProps) {
  const { draft } = form;
  const styles = useStyles();
  const text = useText();
  const formats = useUserFormats();
  const faultText = useFaultText(form.timeZone);

  function faultWords(each: Side): string | null {
    const fault = faultOf(form, each);
    // A missing date is shown at the date of the selected side.
    return !fault || (each === chosen && dateFaultOf(form, chosen)) ? null : faultText(fault);
  }
  function shownTime(shown: EntryDraft, each: Side): string {
    const time = shown[each].clockTime;
    return time === null ? '--:--' : formats.wallTime(time);
  }
  function daysLater({ start, end }: EntryDraft): string | null {
    const days = start.date && end.date ? daysBetween(start.date, end.date) : 0;
    return days > 0 ? text('time.daysLater', { days }) : null;
  }

  return (
    <div className={styles.sides}>
      {sides.map((each) => (
        <SideButton
          key={each}
          label={labels[each]}
          time={shownTime(draft, each)}
          note={each === 'end' ? daysLater(draft) : null}
          chosen={each === chosen}
          fault={faultWords(each)}
          onChoose={() => onChoose(each)}
        />
      ))}
    </div>
  );
}

function faultOf({ shownFaults }: EntryForm, side: Side) {
  return shownFaults.find(({ field }) => field === fields[side]);
}

function dateFaultOf(form: EntryForm, side: Side) {
  const fault = faultOf(form, side);
  return fault?.rule === 'DATE_REQUIRED' ? fault : null;
}

const sides = ['start', 'end'] as const;

const fields = { start: 'clockInDateTime', end: 'clockOutDateTime' } as const;

/** For an edit, the end is usually what is wrong; a new entry starts with its start. */
function sideFirst({ subject }: EntryForm): Side {
  return subject.kind === 'EDIT_SHIFT' || subject.kind === 'EDIT_BREAK' ? 'end' : 'start';
}

const useStyles = makeStyles({
  when: { flexGrow: 1, display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  sides: { display: 'flex', gap: '8px' },
  offer: { alignSelf: 'center' },
});
