import { useState } from 'react';
import {
  Button,
  makeStyles,
  palette,
  text as type,
  TextField,
  tokens,
  useApi,
  useFailureText,
  useMutation,
  useQueryClient,
  useUserFormats,
  WarningFilled,
} from 'shared-ui';
import { groupLabel } from '../../groups/view/groupLabel.ts';
import { useEmployeeGroups } from '../../groups/view/useEmployeeGroups.ts';
import { useText } from '../../messages/useText.ts';
import { minimumsKey, savePlannedMinimum } from '../data/boardQueries.ts';
import { coverageOf, type PlannedCountDay, type PlannedMinimum } from '../rules/coverage.ts';
import { wantedNumber } from '../rules/wantedNumber.ts';

export interface DayCountsProps {
  readonly day: PlannedCountDay;
  readonly minimums: readonly PlannedMinimum[];
  readonly isNarrowed: boolean;
  readonly onSaved: () => void;
}

/** Who is planned on a day, by schedule and by group, and how many the manager wants each day. */
export function DayCounts({ day, minimums, isNarrowed, onSaved }: DayCountsProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const groups = useEmployeeGroups();
  const { shortfalls } = coverageOf(day, minimums, isNarrowed);
  const isShort = (group: number | null) =>
    shortfalls.some(({ employeeGroupId }) => employeeGroupId === group);
  const groupCount = (group: number) =>
    day.byGroup.find(({ employeeGroupId }) => employeeGroupId === group)?.planned ?? 0;
  return (
    <div className={styles.panel}>
      {day.bySchedule.length === 0 ? (
        <p className={styles.quiet}>{text('board.nobody')}</p>
      ) : (
        <section>
          <h3 className={styles.head}>{text('board.bySchedule')}</h3>
          <ul className={styles.list}>
            {day.bySchedule.map(({ externalCode, externalName, planned }) => (
              <li key={externalCode} className={styles.line}>
                <span>{externalName}</span>
                <span className={styles.number}>{formats.number(planned)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <MinimumField
        label={text('board.minimum')}
        hint={text(isNarrowed ? 'board.minimum.ofAllOnly' : 'board.minimum.hint')}
        group={null}
        minimums={minimums}
        onSaved={onSaved}
        isShort={isShort(null)}
      />
      {groups.data && groups.data.length > 0 && (
        <section>
          <h3 className={styles.head}>{text('board.byGroup')}</h3>
          {groups.data.map((group) => (
            <MinimumField
              key={group.id}
              label={`${groupLabel(group)}: ${text('board.plannedCount', { count: groupCount(group.id) })}`}
              group={group.id}
              minimums={minimums}
              onSaved={onSaved}
              isShort={isShort(group.id)}
            />
          ))}
        </section>
      )}
    </div>
  );
}

interface MinimumFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Null is everybody. */
  readonly group: number | null;
  readonly minimums: readonly PlannedMinimum[];
  readonly isShort: boolean;
  readonly onSaved: () => void;
}

function MinimumField({ label, hint, group, minimums, isShort, onSaved }: MinimumFieldProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const client = useQueryClient();
  const failureText = useFailureText();
  const saved = minimums.find(({ employeeGroupId }) => employeeGroupId === group)?.minimum ?? 0;
  const [typed, setTyped] = useState(saved === 0 ? '' : String(saved));
  const wanted = wantedNumber(typed);
  const save = useMutation({
    mutationFn: (minimum: number) => savePlannedMinimum(api, { employeeGroupId: group, minimum }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: minimumsKey(api) });
      onSaved();
    },
  });
  const fault =
    wanted === null
      ? text('board.minimum.wrong')
      : save.error
        ? failureText(save.error)
        : undefined;
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== null) save.mutate(wanted);
      }}
    >
      <TextField
        label={label}
        value={typed}
        inputMode="numeric"
        onChange={setTyped}
        {...(hint ? { hint } : {})}
        {...(fault ? { error: fault } : {})}
      />
      {isShort && (
        <span className={styles.short}>
          <WarningFilled />
          {text('board.tooFew')}
        </span>
      )}
      {wanted !== saved && (
        <Button type="submit" size="row" disabled={wanted === null} busy={save.isPending}>
          {text('board.minimum.save')}
        </Button>
      )}
    </form>
  );
}

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '280px',
    maxWidth: '100%',
  },
  head: { ...type.captionStrong, margin: '0 0 4px', color: tokens.colorNeutralForeground3 },
  quiet: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
  list: { ...type.body, margin: 0, padding: 0, listStyleType: 'none' },
  line: { display: 'flex', justifyContent: 'space-between', gap: '16px', padding: '2px 0' },
  number: type.numbers,
  field: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px' },
  short: {
    ...type.captionStrong,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: palette.status.warning.text,
  },
});
