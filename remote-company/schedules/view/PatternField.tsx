import {
  AddRegular,
  Button,
  makeStyles,
  SubtractRegular,
  text as type,
  tokens,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { workMinutes, type PatternDay } from '../rules/patternDay.ts';
import { daysOfWeek, isWeekly, withDay, withoutLast, withWeek } from '../rules/patternLength.ts';
import { PatternDayField } from './PatternDayField.tsx';
import { useDayNames } from './useDayNames.ts';

interface PatternFieldProps {
  readonly days: readonly PatternDay[];
  /** Whether faults are shown. */
  readonly isTried: boolean;
  readonly onChange: (days: readonly PatternDay[]) => void;
}

/** The days of a pattern, in weeks or as a rotation of its own length, and the hours they come to. */
export function PatternField({ days, isTried, onChange }: PatternFieldProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const nameOf = useDayNames(days.length);
  const minutes = days.reduce((sum, day) => sum + workMinutes(day), 0);
  const weeks = isWeekly(days) ? days.length / daysOfWeek : null;
  return (
    <section aria-label={text('schedules.pattern')}>
      <p className={styles.sum}>
        {weeks === null
          ? text('schedules.sum.days', { days: days.length, hours: formats.duration(minutes * 60) })
          : text('schedules.sum.weeks', { weeks, hours: formats.duration((minutes * 60) / weeks) })}
      </p>
      {days.map((day, index) => (
        <div key={nameOf(index)}>
          <PatternDayField
            name={nameOf(index)}
            {...{ day, isTried }}
            onChange={(changed) =>
              onChange(days.map((each, at) => (at === index ? changed : each)))
            }
          />
          {index % daysOfWeek === 0 && weeks !== null && day.kind !== 'OTHER' && (
            <Button
              look="subtle"
              size="row"
              onClick={() =>
                onChange(days.map((each, at) => (at > index && at < index + 5 ? day : each)))
              }
            >
              {text('schedules.copyToWeek')}
            </Button>
          )}
        </div>
      ))}
      <div className={styles.length}>
        <Button icon={<AddRegular />} onClick={() => onChange(withWeek(days))}>
          {text('schedules.addWeek')}
        </Button>
        <Button icon={<AddRegular />} onClick={() => onChange(withDay(days))}>
          {text('schedules.addDay')}
        </Button>
        {days.length > 1 && (
          <Button
            icon={<SubtractRegular />}
            onClick={() =>
              onChange(withoutLast(days, weeks !== null && weeks > 1 ? daysOfWeek : 1))
            }
          >
            {text(weeks !== null && weeks > 1 ? 'schedules.removeWeek' : 'schedules.removeDay')}
          </Button>
        )}
      </div>
    </section>
  );
}

const useStyles = makeStyles({
  sum: { ...type.bodyStrong, margin: '0 0 8px', color: tokens.colorNeutralForeground2 },
  length: { display: 'flex', flexWrap: 'wrap', gap: '8px', paddingTop: '12px' },
});
