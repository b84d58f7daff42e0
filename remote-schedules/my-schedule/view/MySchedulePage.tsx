import { useState } from 'react';
import {
  Button,
  CalendarLtrRegular,
  EmptyState,
  FailurePanel,
  FreshnessNote,
  IconButton,
  Page as PageArea,
  SkeletonRows,
  useApi,
  useBusEvent,
  useEmployeeSession,
  useQuery,
  useQueryClient,
  useToday,
  useViewport,
} from 'shared-ui';
import { CalendarDialog } from '../../calendar-feed/view/CalendarDialog.tsx';
import { useText } from '../../messages/useText.ts';
import {
  plannedAssignment,
  type AssignmentSummary,
  type PlannedAssignment,
  totalMinutes,
} from '../../bars/rules/planDays.ts';
import { movedRange, shownRange, type RangeKind } from '../../bars/rules/shownRange.ts';
import { DayList } from './DayList.tsx';
import { DetailsDialog } from '../../bars/view/DetailsDialog.tsx';
import { RangeToolbar } from './RangeToolbar.tsx';
import { ScheduleBoard } from './ScheduleBoard.tsx';
import { useBarColors } from '../../bars/view/useBarColors.ts';

const schedules = '/api/work-schedules/employee-assignment-summaries';

/** My Schedule: the person's weeks and months, a row for each assignment (spec §2). */
export function Page() {
  const api = useApi();
  const text = useText();
  const viewport = useViewport();
  const queries = useQueryClient();
  const { configuration, employee } = useEmployeeSession();
  const { startOfWeek } = configuration;
  const zone = employee.assignments[0]?.timeZone ?? 'UTC';
  const today = useToday(zone);
  const [range, setRange] = useState(() => shownRange('week', today, startOfWeek));
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);
  const [details, setDetails] = useState<PlannedAssignment | null>(null);
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...api.query.GET(schedules, {
      params: { query: { startDate: range.startDate, endDate: range.endDate } },
    }),
    meta: { isKeptOnDevice: true },
  });
  useBusEvent('schedules-changed', () => {
    void queries.invalidateQueries({ queryKey: api.query.key(schedules) });
  });
  const summaries = data ?? none;
  const colorsOf = useBarColors(summaries);
  const assignments = summaries.map((summary) => plannedAssignment(summary, range));
  const minutes = assignments.reduce((sum, { days }) => sum + totalMinutes(days), 0);
  const calendar = { icon: <CalendarLtrRegular />, onClick: () => setIsCalendarOpen(true) };
  const shown = { assignments, today, colorsOf, onOpen: setDetails };

  return (
    <PageArea>
      <RangeToolbar
        range={range}
        plannedSeconds={data ? minutes * 60 : null}
        onKind={(kind: RangeKind) => setRange(shownRange(kind, today, startOfWeek))}
        onMove={(steps) => setRange(movedRange(range, steps, startOfWeek))}
        onToday={() => setRange(shownRange(range.kind, today, startOfWeek))}
        extra={
          viewport === 'phone' ? (
            <IconButton {...calendar} label={text('calendar.open')} />
          ) : (
            <Button look="subtle" {...calendar}>
              {text('calendar.open')}
            </Button>
          )
        }
      />
      {data ? (
        <FreshnessNote answeredAt={dataUpdatedAt} failure={error} onRetry={() => void refetch()} />
      ) : (
        error && <FailurePanel failure={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows count={viewport === 'phone' ? 7 : 2} height={72} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<CalendarLtrRegular />}
          meaning="incomplete"
          title={text('schedules.notAuthorised')}
          text={text('schedules.noAssignments')}
        />
      )}
      {assignments.length > 0 &&
        (viewport === 'phone' && range.kind === 'week' ? (
          <DayList {...shown} />
        ) : (
          <ScheduleBoard {...shown} range={range} />
        ))}
      {isCalendarOpen && <CalendarDialog range={range} onClose={() => setIsCalendarOpen(false)} />}
      {details && <DetailsDialog details={details} onClose={() => setDetails(null)} />}
    </PageArea>
  );
}

const none: readonly AssignmentSummary[] = [];
