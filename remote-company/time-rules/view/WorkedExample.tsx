import { useState } from 'react';
import {
  FailurePanel,
  makeStyles,
  SelectField,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
  useSettled,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { exampleQuery, schedulesQuery, type Rules } from '../data/ruleCalls.ts';
import {
  clockedTimes,
  shiftOfSchedule,
  usualClockings,
  usualShift,
  type ShiftTimes,
} from '../rules/exampleTimes.ts';
import { ClockingFields } from './ClockingFields.tsx';
import { ExampleResult } from './ExampleResult.tsx';
import { Section } from './Section.tsx';

/** Milliseconds without a change before the server is asked. */
const quiet = 250;

interface WorkedExampleProps {
  /** All rules as they would be; null while the form is not complete. */
  readonly rules: Rules | null;
}

/** A shift that the person can change, and what the rules make of it. */
export function WorkedExample({ rules }: WorkedExampleProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const shifts = useShifts();
  const scheduledWords = useScheduledWords();
  const [chosen, setChosen] = useState('');
  const [scheduled, setScheduled] = useState(usualShift);
  const [clockings, setClockings] = useState(() => usualClockings(usualShift));
  const clocked = clockedTimes(clockings);
  const asked = rules && clocked && { rules, scheduled, clocked };
  const content = JSON.stringify(asked);
  const settled = useSettled(asked, content, quiet);
  const { data, error, refetch } = useQuery({
    ...exampleQuery(api, settled),
    placeholderData: (before) => before,
  });
  return (
    <Section title={text('example.title')}>
      <SelectField
        label={text('example.schedule')}
        value={chosen}
        choices={shifts.map(({ value, label }) => ({ value, label }))}
        onChange={(value) => {
          const found = shifts.find((each) => each.value === value);
          if (found === undefined) return;
          setChosen(found.value);
          setScheduled(found.shift);
          setClockings(usualClockings(found.shift));
        }}
      />
      <ClockingFields clockings={clockings} onChange={setClockings} />
      <p className={styles.quiet}>{scheduledWords(scheduled)}</p>
      {asked === null && <p className={styles.quiet}>{text('example.incomplete')}</p>}
      {asked !== null && !data && error && (
        <FailurePanel failure={error} onRetry={() => void refetch()} />
      )}
      {asked !== null && !data && !error && <SkeletonRows count={3} height={32} />}
      {asked !== null && data && <ExampleResult example={data} />}
    </Section>
  );
}

/** Schedules with a shift at set times, after the usual day. */
function useShifts() {
  const api = useApi();
  const text = useText();
  const formats = useUserFormats();
  const { data = [] } = useQuery(schedulesQuery(api));
  const { start, end } = usualShift;
  const usual = { start: formats.wallTime(start), end: formats.wallTime(end) };
  return [
    { value: '', label: text('example.usual', usual), shift: usualShift },
    ...data.flatMap((schedule) => {
      const shift = shiftOfSchedule(schedule);
      const { externalCode: value, externalName: label } = schedule;
      return shift ? [{ value, label, shift }] : [];
    }),
  ];
}

function useScheduledWords() {
  const text = useText();
  const formats = useUserFormats();
  return ({ start, end, breaks }: ShiftTimes) => {
    const times = formats.wallTimeRange(start, end);
    const pauses = breaks.map((each) => formats.wallTimeRange(each.start, each.end));
    return pauses.length === 0
      ? text('example.scheduled', { times })
      : text('example.scheduled.break', { times, breaks: pauses.join(', ') });
  };
}

const useStyles = makeStyles({
  quiet: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
});
