import type { PlannedDay } from 'shared-contracts';
import { makeStyles, text as type, useUserFormats, type BarColors } from 'shared-ui';
import { dayTimes } from '../../bars/rules/dayTimes.ts';
import type { DatedPlan, PlannedAssignment } from '../../bars/rules/planDays.ts';
import { DayBlocks } from '../../bars/view/DayBlocks.tsx';
import { useText } from '../../messages/useText.ts';
import { TodaysProgress } from './TodaysProgress.tsx';

export interface DayListProps {
  readonly assignments: readonly PlannedAssignment[];
  readonly today: string;
  readonly colorsOf: (planned: PlannedDay) => BarColors | undefined;
  readonly onOpen: (details: PlannedAssignment) => void;
}

/**
 * The week from top to bottom, for phones; today's block is taller and shows progress and breaks.
 */
export function DayList({ assignments, today, colorsOf, onOpen }: DayListProps) {
  const styles = useStyles();
  return assignments.map(({ summary, days }) => (
    <section key={summary.assignmentId} aria-label={summary.position.description}>
      {assignments.length > 1 && (
        <h3 className={styles.position}>{summary.position.description}</h3>
      )}
      <DayBlocks
        days={days}
        today={today}
        colorsOf={colorsOf}
        onOpen={(day) => onOpen({ summary, days: [day] })}
        below={(day) =>
          day.date === today && day.planned.kind === 'work' ? (
            <Progress day={day} summary={summary} />
          ) : null
        }
      />
    </section>
  ));
}

function Progress({
  day,
  summary,
}: Pick<PlannedAssignment, 'summary'> & { readonly day: DatedPlan }) {
  const text = useText();
  const formats = useUserFormats();
  const { planned } = day;
  const breaks = planned.kind === 'work' ? (dayTimes(planned.day)?.breaks ?? []) : [];
  return (
    <TodaysProgress
      day={day}
      summary={summary}
      breaks={breaks
        .map(({ startTime, endTime }) =>
          text('schedules.breakAt', { range: formats.wallTimeRange(startTime, endTime) }),
        )
        .join(' · ')}
    />
  );
}

const useStyles = makeStyles({ position: { ...type.section, margin: '8px 0' } });
