import { useState } from 'react';
import { elapsedSeconds, localDay, shownNet, type Instant } from 'shared-contracts';
import {
  Button,
  makeStyles,
  palette,
  SelectField,
  text as type,
  tokens,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { RowCheckbox } from 'shared-ui/table';
import { useMoment } from '../../people/view/useMoment.ts';
import { useText } from '../messages/useText.ts';
import {
  endKinds,
  isForgotten,
  readEnd,
  type EndKind,
  type ShiftEnd,
  type ShiftToEnd,
} from '../rules/shiftEnd.ts';
import { GivenEnd } from './GivenEnd.tsx';

export interface ClockOutRowProps {
  readonly shift: ShiftToEnd;
  readonly end: ShiftEnd;
  readonly now: Instant;
  /** The dialog is about nobody else. */
  readonly isAlone: boolean;
  readonly isIncluded: boolean;
  /** Missing input is shown as an error. */
  readonly isChecked: boolean;
  readonly onInclude: (isIncluded: boolean) => void;
  readonly onEnd: (end: ShiftEnd) => void;
}

/** An open shift: its start, plan and end. */
export function ClockOutRow(props: ClockOutRowProps) {
  const { shift, now, isAlone, isIncluded, onInclude } = props;
  const { name, clockIn, timeZone, planned } = shift;
  const text = useText();
  const styles = useStyles();
  const moment = useMoment();
  const formats = useUserFormats();
  const wasForgotten = isForgotten(shift, now);
  const [isOpen, setIsOpen] = useState(isAlone || wasForgotten);

  return (
    <li className={styles.row}>
      {!isAlone && (
        <RowCheckbox
          label={text('clockOut.include', { name })}
          checked={isIncluded}
          onChange={onInclude}
        />
      )}
      <div className={styles.content}>
        {!isAlone && <strong className={styles.name}>{name}</strong>}
        <p className={wasForgotten ? styles.warning : styles.facts}>
          {wasForgotten && <WarningFilled />}
          <span>
            {text('clockOut.since', {
              time: moment(clockIn, timeZone, now),
              duration: formats.duration(elapsedSeconds(clockIn, now)),
            })}
            {' · '}
            {planned
              ? text('clockOut.planned', {
                  times: formats.timeRange(planned.start, planned.end, timeZone),
                })
              : text('clockOut.unplanned')}
          </span>
        </p>
        {isIncluded &&
          (isOpen ? (
            <EndFields {...props} />
          ) : (
            <p className={styles.facts}>
              {text('clockOut.endsNow')}
              <Button
                size="row"
                look="subtle"
                tone="brand"
                aria-label={text('clockOut.change.of', { name })}
                onClick={() => setIsOpen(true)}
              >
                {text('clockOut.change')}
              </Button>
            </p>
          ))}
      </div>
    </li>
  );
}

/** When the shift ends, and how long it then lasted. */
function EndFields(props: ClockOutRowProps) {
  const { shift, end, now, isAlone, isChecked, onEnd } = props;
  const { name, clockIn, timeZone, planned } = shift;
  const text = useText();
  const styles = useStyles();
  const moment = useMoment();
  const formats = useUserFormats();
  const { instant, fault } = readEnd(shift, end, now);
  const endWords: Readonly<Record<EndKind, string>> = {
    PLANNED: text('clockOut.end.PLANNED', {
      time: planned ? moment(planned.end, timeZone, now) : '',
    }),
    NOW: text('clockOut.end.NOW', { time: formats.time(now, timeZone) }),
    AT: text('clockOut.end.AT'),
  };
  return (
    <div className={styles.end}>
      <SelectField<EndKind>
        label={isAlone ? text('clockOut.end') : text('clockOut.end.of', { name })}
        value={end.kind}
        choices={endKinds(shift, now).map((kind) => ({
          value: kind,
          label: endWords[kind],
        }))}
        onChange={(kind) => {
          if (kind !== null) onEnd({ ...end, kind });
        }}
      />
      {end.kind === 'AT' && (
        <GivenEnd
          shift={shift}
          at={end.at}
          now={now}
          today={localDay(now, timeZone)}
          fault={(fault === 'MISSING' || fault === 'TWICE') && !isChecked ? null : fault}
          onChange={(at) => onEnd({ ...end, at })}
        />
      )}
      {instant !== null && fault === null && (
        <p className={styles.facts}>
          {text('clockOut.lasts', {
            duration: formats.duration(shownNet({ start: clockIn, end: instant })),
          })}
        </p>
      )}
    </div>
  );
}

const facts = {
  ...type.secondary,
  ...type.numbers,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  margin: 0,
} as const;

const useStyles = makeStyles({
  row: {
    display: 'flex',
    gap: '8px',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  content: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '4px' },
  name: { ...type.bodyStrong },
  facts: { ...facts, color: tokens.colorNeutralForeground3 },
  warning: { ...facts, flexWrap: 'nowrap', color: palette.status.warning.text },
  end: { display: 'flex', flexDirection: 'column', gap: '8px', marginTop: '4px' },
});
