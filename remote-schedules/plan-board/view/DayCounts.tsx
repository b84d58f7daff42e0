import type { LocalDate } from 'shared-contracts';
import { makeStyles, PopoverPanel, text as type, tokens, useUserFormats } from 'shared-ui';
import { groupLabel } from '../../groups/view/groupLabel.ts';
import { useEmployeeGroups } from '../../groups/view/useEmployeeGroups.ts';
import { useText } from '../../messages/useText.ts';
import { coverageOf, namedSchedules, type PlannedCountDay } from '../rules/coverage.ts';
import type { Coverage } from './useCoverage.ts';
import { WantedWeek } from './WantedWeek.tsx';

/** The opened day, and the element that was pressed. */
export interface OpenedDay {
  readonly date: LocalDate;
  readonly target: HTMLElement;
}

export interface DayCountsProps {
  readonly opened: OpenedDay;
  readonly coverage: Coverage;
  readonly onClose: () => void;
}

/** The people planned on a day, by schedule and by group, and the required numbers. */
export function DayCounts({ opened, coverage, onClose }: DayCountsProps) {
  const { date, target } = opened;
  const formats = useUserFormats();
  const day = coverage.byDate.get(date);
  if (!day) return null;
  return (
    <PopoverPanel target={target} title={formats.longDay(date)} onClose={onClose}>
      <Counts day={day} coverage={coverage} onSaved={onClose} />
    </PopoverPanel>
  );
}

interface CountsProps {
  readonly day: PlannedCountDay;
  readonly coverage: Coverage;
  readonly onSaved: () => void;
}

function Counts({ day, coverage, onSaved }: CountsProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const groups = useEmployeeGroups();
  const { minimums, isWhole, coming } = coverage;
  const { shortfalls } = coverageOf(day, minimums, isWhole);
  const shared = { day, minimums, onSaved };
  const isShort = (group: number | null) =>
    shortfalls.some(({ employeeGroupId }) => employeeGroupId === group);
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{formats.longDay(day.date)}</h2>
      {coming.has(day.date) && <p className={styles.quiet}>{text('board.withComing')}</p>}
      {day.bySchedule.length === 0 ? (
        <p className={styles.quiet}>{text('board.nobody')}</p>
      ) : (
        <section>
          <h3 className={styles.head}>{text('board.bySchedule')}</h3>
          <ul className={styles.list}>
            {namedSchedules(day.bySchedule).map(({ externalCode, name, planned }) => (
              <li key={externalCode} className={styles.line}>
                <span className={styles.schedule}>{name}</span>
                <span className={styles.number}>{formats.number(planned)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={styles.head}>{text('board.minimum')}</h3>
        {!isWhole(null) && <p className={styles.quiet}>{text('board.minimum.ofAllOnly')}</p>}
        <WantedWeek
          {...shared}
          name={text('board.everybody')}
          group={null}
          isShort={isShort(null)}
        />
        {groups.data?.map((group) => (
          <WantedWeek
            {...shared}
            key={group.id}
            name={groupLabel(group)}
            group={group.id}
            isShort={isShort(group.id)}
          />
        ))}
      </section>
    </div>
  );
}

const useStyles = makeStyles({
  panel: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    width: '304px',
    maxWidth: '100%',
  },
  title: { ...type.section, margin: 0 },
  head: { ...type.captionStrong, margin: '0 0 4px', color: tokens.colorNeutralForeground3 },
  quiet: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  list: { ...type.body, margin: 0, padding: 0, listStyleType: 'none' },
  line: { display: 'flex', justifyContent: 'space-between', gap: '16px', padding: '2px 0' },
  schedule: { minWidth: 0, overflowWrap: 'anywhere' },
  number: type.numbers,
});
