import { breakLimits } from 'shared-contracts/planning/breakLimits.ts';
import {
  AddRegular,
  Button,
  Dialog,
  makeStyles,
  media,
  palette,
  text as type,
  useUserFormats,
} from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import type { NewDay } from '../rules/planOrder.ts';
import { BreakFields } from './BreakFields.tsx';
import { TimeField } from './TimeField.tsx';
import { useScheduleDraft } from './useScheduleDraft.ts';

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
  const draft = useScheduleDraft();
  const { startTime, endTime, breaks, day, isSame } = draft;
  return (
    <Dialog
      open={open}
      beginsIn="field"
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
        <TimeField
          label={text('assign.new.start')}
          value={startTime}
          onChange={(time) => draft.change({ startTime: time })}
        />
        <TimeField
          label={text('assign.new.end')}
          value={endTime}
          error={isSame ? text('assign.new.same') : null}
          onChange={(time) => draft.change({ endTime: time })}
        />
      </div>
      <p role="status" className={styles.sum}>
        {draft.minutes === null
          ? !isSame && text('assign.new.missing')
          : [
              text('assign.new.work', { hours: formats.hours(draft.minutes * 60) }),
              ...(draft.isOvernight ? [text('assign.new.overnight')] : []),
            ].join(' · ')}
        {draft.isLong && <span className={styles.long}>{text('assign.new.long')}</span>}
      </p>
      {breaks.map((each, index) => (
        <BreakFields
          key={each.key}
          ref={draft.lastBreak}
          number={index + 1}
          draft={each}
          fault={draft.faults.get(each.key)}
          onChange={(part) => draft.changeBreak(each.key, part)}
          onRemove={() => draft.removeBreak(each.key)}
        />
      ))}
      {breaks.length < breakLimits.mostBreaks && (
        <Button look="subtle" tone="brand" icon={<AddRegular />} onClick={draft.addBreak}>
          {text('assign.new.addBreak')}
        </Button>
      )}
    </Dialog>
  );
}

const useStyles = makeStyles({
  times: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px',
    [media.phone]: { paddingTop: '8px' },
  },
  sum: { ...type.body, ...type.numbers, minHeight: '20px', margin: '12px 0' },
  long: { display: 'block', marginTop: '4px', color: palette.status.warning.text },
});
