import { useEffect, useRef, useState } from 'react';
import {
  AddRegular,
  Button,
  Dialog,
  DismissRegular,
  IconButton,
  makeStyles,
  media,
  palette,
  TextField,
  text as type,
  tokens,
  useProperty,
  useUserFormats,
} from 'shared-ui';
import { TimePicker, timeOfWall, toWallTime } from 'shared-ui/date-time';
import { useAssignText } from '../messages/useText.ts';
import {
  addBreak,
  draftFaults,
  emptyDraft,
  isLong,
  isOvernight,
  mostBreaks,
  newDayOf,
  draftedMinutes,
  type BreakDraft,
} from '../rules/newSchedule.ts';
import type { NewDay } from '../rules/planOrder.ts';

export interface NewScheduleDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMade: (day: NewDay) => void;
}

/** A one-day schedule: start, end and breaks (spec §2, create configuration). */
export function NewScheduleDialog({ open, onClose, onMade }: NewScheduleDialogProps) {
  const text = useAssignText();
  const styles = useStyles();
  const formats = useUserFormats();
  const hasDurations = useProperty('CUSTOM_DURATION_BREAKS');
  const [draft, setDraft] = useState(emptyDraft);
  const { startTime, endTime, breaks } = draft;
  const faults = draftFaults(draft, hasDurations);
  const minutes = draftedMinutes(draft, hasDurations);
  const day = newDayOf(draft, hasDurations);
  const isSame = startTime !== null && startTime === endTime;
  const lastBreak = useRef<HTMLFieldSetElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) lastBreak.current?.querySelector('input')?.focus();
  }, [added]);

  function changeBreak(key: number, part: Partial<BreakDraft>): void {
    setDraft((last) => ({
      ...last,
      breaks: last.breaks.map((each) => (each.key === key ? { ...each, ...part } : each)),
    }));
  }

  return (
    <Dialog
      open={open}
      beginsInField
      width={550}
      title={text('assign.new.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('assign.cancel')}</Button>
          <Button look="primary" disabled={day === null} onClick={() => day && onMade(day)}>
            {text('assign.ok')}
          </Button>
        </>
      }
    >
      <div className={styles.times}>
        <Time
          label={text('assign.new.start')}
          value={startTime}
          onChange={(time) => setDraft((last) => ({ ...last, startTime: time }))}
        />
        <Time
          label={text('assign.new.end')}
          value={endTime}
          error={isSame ? text('assign.new.same') : null}
          onChange={(time) => setDraft((last) => ({ ...last, endTime: time }))}
        />
      </div>
      <p role="status" className={styles.sum}>
        {minutes === null
          ? !isSame && text('assign.new.missing')
          : [
              text('assign.new.work', { hours: formats.hours(minutes * 60) }),
              ...(isOvernight(draft) ? [text('assign.new.overnight')] : []),
            ].join(' · ')}
        {isLong(draft) && <span className={styles.long}>{text('assign.new.long')}</span>}
      </p>
      {breaks.map((each, index) => {
        const number = index + 1;
        const fault = faults.get(each.key);
        const error = fault ? text(`assign.break.${fault}`) : null;
        return (
          <fieldset key={each.key} ref={lastBreak} className={styles.break}>
            <legend className={styles.legend}>{text('assign.new.break', { number })}</legend>
            {hasDurations ? (
              <TextField
                className={styles.minutes}
                label={text('assign.new.breakMinutes', { number })}
                inputMode="numeric"
                value={each.minutes}
                error={error}
                onChange={(typed) => changeBreak(each.key, { minutes: typed })}
              />
            ) : (
              <div className={styles.times}>
                <Time
                  label={text('assign.new.breakStart', { number })}
                  value={each.startTime}
                  error={isOfStart(fault) ? error : null}
                  onChange={(time) => changeBreak(each.key, { startTime: time })}
                />
                <Time
                  label={text('assign.new.breakEnd', { number })}
                  value={each.endTime}
                  error={isOfStart(fault) ? null : error}
                  onChange={(time) => changeBreak(each.key, { endTime: time })}
                />
              </div>
            )}
            <IconButton
              className={styles.remove}
              icon={<DismissRegular />}
              label={text('assign.new.removeBreak', { number })}
              onClick={() =>
                setDraft((last) => ({
                  ...last,
                  breaks: last.breaks.filter(({ key }) => key !== each.key),
                }))
              }
            />
          </fieldset>
        );
      })}
      {breaks.length < mostBreaks && (
        <Button
          look="subtle"
          tone="brand"
          icon={<AddRegular />}
          onClick={() => {
            setDraft((last) => addBreak(last));
            setAdded((times) => times + 1);
          }}
        >
          {text('assign.new.addBreak')}
        </Button>
      )}
    </Dialog>
  );
}

function isOfStart(fault: string | undefined): boolean {
  return fault === 'start-in-shift' || fault === 'start-required' || fault === 'overlap';
}

interface TimeProps {
  readonly label: string;
  /** `HH:mm`; null while incomplete. */
  readonly value: string | null;
  readonly error?: string | null;
  readonly onChange: (time: string | null) => void;
}

function Time({ label, value, error = null, onChange }: TimeProps) {
  const styles = useStyles();
  return (
    <div className={styles.time}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <TimePicker
        label={label}
        hasDial={false}
        onTyped={toNextBox}
        value={value === null ? null : timeOfWall(value)}
        error={error}
        onChange={(time) => onChange(time && toWallTime(time))}
      />
    </div>
  );
}

/** Continuous typing moves on to the next time field. */
function toNextBox(): void {
  const box = document.activeElement;
  const boxes = box?.closest('[role=dialog]')?.querySelectorAll<HTMLElement>('[role=spinbutton]');
  const all = [...(boxes ?? [])];
  all[all.findIndex((each) => each === box) + 1]?.focus();
}

const useStyles = makeStyles({
  times: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px',
    [media.phone]: { paddingTop: '8px' },
  },
  time: { display: 'flex', flexDirection: 'column', gap: '4px', flex: '1 1 180px', minWidth: 0 },
  label: { ...type.secondaryStrong, color: tokens.colorNeutralForeground2 },
  sum: { ...type.body, ...type.numbers, minHeight: '20px', margin: '12px 0' },
  long: { display: 'block', marginTop: '4px', color: palette.status.warning.text },
  break: {
    position: 'relative',
    margin: '0 0 12px',
    padding: '8px 12px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  legend: { ...type.secondaryStrong, padding: '0 4px' },
  minutes: { paddingRight: '48px' },
  remove: { position: 'absolute', top: '-8px', right: '4px' },
});
