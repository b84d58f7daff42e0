import { useState } from 'react';
import { daysOf, weekOf, type LocalDate } from 'shared-contracts';
import {
  Button,
  makeStyles,
  media,
  palette,
  text as type,
  tokens,
  useApi,
  useEmployeeSession,
  useFailureText,
  useMutation,
  useQueryClient,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { weekdayIndex } from '../../bars/rules/weeks.ts';
import { useText } from '../../messages/useText.ts';
import { minimumsKey, savePlannedMinimum } from '../data/boardQueries.ts';
import {
  plannedOf,
  wantedWeek,
  type PlannedCountDay,
  type PlannedMinimum,
} from '../rules/coverage.ts';
import { allDays, wantedNumbers } from '../rules/wantedNumber.ts';

export interface WantedWeekProps {
  readonly name: string;
  /** Null: everybody. */
  readonly group: number | null;
  readonly day: PlannedCountDay;
  readonly minimums: readonly PlannedMinimum[];
  readonly isShort: boolean;
  readonly onSaved: () => void;
}

/** The planned and the required number of a group on a day, and a form for the week's numbers. */
export function WantedWeek({ name, group, day, minimums, isShort, onSaved }: WantedWeekProps) {
  const text = useText();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const saved = wantedWeek(minimums, group);
  const planned = plannedOf(day, group);
  const minimum = saved[weekdayIndex(day.date)] ?? 0;
  return (
    <div className={styles.part}>
      <div className={styles.line}>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>
            {minimum > 0
              ? text('board.ofMinimum', { planned, minimum })
              : text('board.plannedCount', { count: planned })}
            {isShort && (
              <span className={styles.short}>
                <WarningFilled />
                {text('board.tooFew')}
              </span>
            )}
          </span>
        </span>
        {!isOpen && (
          <Button
            size="row"
            look="subtle"
            tone="brand"
            aria-label={text('board.minimum.changeOf', { name })}
            onClick={() => setIsOpen(true)}
          >
            {text('board.minimum.change')}
          </Button>
        )}
      </div>
      {isOpen && (
        <WeekForm
          label={text('board.minimum.of', { name })}
          group={group}
          date={day.date}
          saved={saved}
          onSaved={onSaved}
        />
      )}
    </div>
  );
}

interface WeekFormProps {
  readonly label: string;
  readonly group: number | null;
  readonly date: LocalDate;
  readonly saved: readonly number[];
  readonly onSaved: () => void;
}

function WeekForm({ label, group, date, saved, onSaved }: WeekFormProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const client = useQueryClient();
  const failureText = useFailureText();
  const { configuration } = useEmployeeSession();
  const [typed, setTyped] = useState(() => saved.map((each) => (each === 0 ? '' : String(each))));
  const wanted = wantedNumbers(typed);
  const isChanged = wanted === null || wanted.some((each, index) => each !== saved[index]);
  const save = useMutation({
    mutationFn: (byWeekday: readonly number[]) =>
      savePlannedMinimum(api, { employeeGroupId: group, byWeekday: [...byWeekday] }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: minimumsKey(api) });
      onSaved();
    },
  });
  const fault =
    wanted === null ? text('board.minimum.wrong') : save.error ? failureText(save.error) : null;
  return (
    <form
      aria-label={label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== null) save.mutate(wanted);
      }}
    >
      <div className={styles.week}>
        <label className={styles.day}>
          {text('board.minimum.allDays')}
          <input
            ref={focus}
            inputMode="numeric"
            className={styles.number}
            value={allDays(typed)}
            onChange={({ currentTarget: { value } }) => setTyped(typed.map(() => value))}
          />
        </label>
        {daysOf(weekOf(date, configuration.startOfWeek)).map((each) => {
          const index = weekdayIndex(each);
          return (
            <label key={each} className={styles.day}>
              {formats.weekday(each, 'short')}
              <input
                inputMode="numeric"
                className={styles.number}
                value={typed[index] ?? ''}
                onChange={({ currentTarget: { value } }) => setTyped(typed.with(index, value))}
              />
            </label>
          );
        })}
      </div>
      <p role={fault ? 'alert' : undefined} className={fault ? styles.fault : styles.quiet}>
        {fault ?? text('board.minimum.hint')}
      </p>
      <Button
        type="submit"
        size="row"
        disabled={wanted === null || !isChanged}
        busy={save.isPending}
      >
        {text('board.minimum.save')}
      </Button>
    </form>
  );
}

/** The pressed button is gone. */
function focus(input: HTMLInputElement | null): void {
  input?.focus();
}

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '4px 0' },
  line: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: { ...type.body, overflowWrap: 'anywhere' },
  count: {
    ...type.secondary,
    ...type.numbers,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8px',
    color: tokens.colorNeutralForeground3,
  },
  short: {
    ...type.captionStrong,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: palette.status.warning.text,
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    paddingBottom: '8px',
  },
  week: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(60px, 1fr))',
    alignItems: 'end',
    gap: '8px',
    width: '100%',
  },
  day: {
    ...type.secondaryStrong,
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    minWidth: 0,
    color: tokens.colorNeutralForeground2,
  },
  number: {
    ...type.body,
    ...type.numbers,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '40px',
    padding: '0 8px',
    textAlign: 'right',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    [media.phone]: { minHeight: '44px', fontSize: '16px' },
  },
  quiet: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  fault: { ...type.secondary, margin: 0, color: tokens.colorStatusDangerForeground1 },
});
