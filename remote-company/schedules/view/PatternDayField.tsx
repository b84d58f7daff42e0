import {
  AddRegular,
  Button,
  DismissRegular,
  IconButton,
  makeStyles,
  media,
  mergeClasses,
  SelectField,
  text as type,
  TextField,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { dayFault, type PatternDay, type PatternSpan } from '../rules/patternDay.ts';

interface PatternDayFieldProps {
  /** `Monday`, `Day 9`. */
  readonly name: string;
  readonly day: PatternDay;
  /** Whether faults are shown. */
  readonly isTried: boolean;
  readonly onChange: (day: PatternDay) => void;
}

const kinds = ['WORK', 'OFF', 'HOURS'] as const;
const beginnings: Readonly<Record<(typeof kinds)[number], PatternDay>> = {
  WORK: { kind: 'WORK', start: '08:00', end: '16:30', breaks: [] },
  OFF: { kind: 'OFF' },
  HOURS: { kind: 'HOURS', minutes: 480, breakMinutes: null },
};

/** One day of a pattern: off, work with its breaks, or hours at any time. */
export function PatternDayField({ name, day, isTried, onChange }: PatternDayFieldProps) {
  const text = useText();
  const styles = useStyles();
  const fault = isTried ? dayFault(day) : null;
  return (
    <fieldset className={styles.day}>
      <legend className={styles.name}>{name}</legend>
      <div className={styles.fields}>
        {day.kind === 'OTHER' ? (
          <p className={styles.kept}>{text('schedules.day.kept')}</p>
        ) : (
          <SelectField
            className={styles.kind}
            label={text('schedules.day.kind')}
            value={day.kind}
            choices={kinds.map((value) => ({ value, label: text(`schedules.day.${value}`) }))}
            onChange={(kind) => kind !== null && kind !== day.kind && onChange(beginnings[kind])}
          />
        )}
        {day.kind === 'WORK' && (
          <SpanFields
            span={day}
            startLabel={text('schedules.day.start')}
            endLabel={text('schedules.day.end')}
            onChange={(span) => onChange({ ...day, ...span })}
          />
        )}
        {day.kind === 'HOURS' && (
          <TextField
            label={text('schedules.day.minutes')}
            inputMode="numeric"
            value={Number.isNaN(day.minutes) ? '' : String(day.minutes)}
            onChange={(typed) =>
              onChange({ ...day, minutes: /^\d+$/.test(typed) ? Number(typed) : Number.NaN })
            }
          />
        )}
      </div>
      {day.kind === 'WORK' && <Breaks day={day} onChange={onChange} />}
      {fault && (
        <p role="alert" className={styles.fault}>
          {text(`schedules.day.fault.${fault}`)}
        </p>
      )}
    </fieldset>
  );
}

type Shift = Extract<PatternDay, { kind: 'WORK' }>;

interface BreaksProps {
  readonly day: Shift;
  readonly onChange: (day: PatternDay) => void;
}

function Breaks({ day, onChange }: BreaksProps) {
  const text = useText();
  const styles = useStyles();
  const change = (breaks: readonly PatternSpan[]) => onChange({ ...day, breaks });
  return (
    <>
      {day.breaks.map((pause, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a break has nothing else of its own
        <div key={index} className={mergeClasses(styles.fields, styles.break)}>
          <SpanFields
            span={pause}
            startLabel={text('schedules.break.start')}
            endLabel={text('schedules.break.end')}
            onChange={(span) => change(day.breaks.map((each, at) => (at === index ? span : each)))}
          />
          <IconButton
            icon={<DismissRegular />}
            label={text('schedules.break.remove')}
            onClick={() => change(day.breaks.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        look="subtle"
        size="row"
        icon={<AddRegular />}
        className={styles.add}
        onClick={() => change([...day.breaks, { start: '', end: '' }])}
      >
        {text('schedules.break.add')}
      </Button>
    </>
  );
}

interface SpanFieldsProps {
  readonly span: PatternSpan;
  readonly startLabel: string;
  readonly endLabel: string;
  readonly onChange: (span: PatternSpan) => void;
}

function SpanFields({ span: { start, end }, startLabel, endLabel, onChange }: SpanFieldsProps) {
  return (
    <>
      <TextField
        type="time"
        label={startLabel}
        value={start}
        onChange={(typed) => onChange({ start: typed, end })}
      />
      <TextField
        type="time"
        label={endLabel}
        value={end}
        onChange={(typed) => onChange({ start, end: typed })}
      />
    </>
  );
}

const useStyles = makeStyles({
  day: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: '12px 0',
    border: 'none',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  name: { ...type.bodyStrong, padding: 0, float: 'left', width: '100%' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 44px',
    alignItems: 'end',
    gap: '8px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px' },
  },
  // Below the times of the shift.
  break: { '& > :first-child': { gridColumnStart: 2, [media.phone]: { gridColumnStart: 'auto' } } },
  kind: { [media.phone]: { gridColumn: '1 / -1' } },
  kept: { ...type.body, gridColumn: '1 / -1', margin: 0 },
  add: { alignSelf: 'start' },
  fault: { ...type.secondary, margin: 0, color: tokens.colorStatusDangerForeground1 },
});
