import { addDays, daysBetween, type components } from 'shared-contracts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';

type Schemas = components['schemas'];
type Range = Schemas['AssignedRangeSummary'];

/** A fake network: stores people and their plans. */
export function boardServer(people: readonly PlannedRow[]) {
  const asked: Schemas['PlannedRowsFilter'][] = [];
  const summariesAsked: number[][] = [];
  const minimums = new Map<number | null, number[]>();
  const ranges = new Map<number, readonly Range[]>();
  let broken: boolean | string = false;

  function rows(filter: Schemas['PlannedRowsFilter']): Schemas['PlannedRows'] {
    asked.push(filter);
    const { search = '', page, pageSize, failedOnly = false } = filter;
    const found = people
      .filter(({ employeeName }) => employeeName.includes(search))
      .filter(({ failedSchedules }) => !failedOnly || failedSchedules.length > 0);
    return {
      contents: found.slice(page * pageSize, (page + 1) * pageSize),
      totalPages: Math.ceil(found.length / pageSize),
      totalRows: found.length,
    };
  }
  function summaries(ids: readonly number[]): Schemas['AssignmentSummaries'] {
    summariesAsked.push([...ids]);
    return people
      .filter(({ id }) => ids.includes(id))
      .map(({ id, description, position, timeZone }) => ({
        assignmentId: id,
        description,
        position,
        timeZone,
        ranges: [...(ranges.get(id) ?? [{ ...early, assignmentId: id }])],
      }));
  }
  function counts({ startDate, endDate }: Schemas['PlannedRowsFilter']): Schemas['PlannedCounts'] {
    const days = Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, day) => ({
      date: addDays(startDate, day),
      planned: people.length,
      bySchedule: [{ externalCode: 'EARLY', externalName: 'Early', planned: people.length }],
      byGroup: [],
    }));
    return { totalRows: people.length, days };
  }

  return {
    asked,
    summariesAsked,
    ranges,
    minimums,
    /** All of it, or one path. */
    break: (what: boolean | string) => {
      broken = what;
    },
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const body = async () => {
        // oxlint-disable-next-line typescript/no-unsafe-assignment -- the page's requests follow the contract
        const sent: Schemas['PlannedRowsFilter'] = await request.json();
        return sent;
      };
      if (broken === true || broken === pathname) return new Response('', { status: 503 });
      switch (pathname) {
        case '/api/work-schedules/assignments':
          return Response.json(rows(await body()));
        case '/api/work-schedules/assignment-summaries':
          return Response.json(summaries(searchParams.getAll('assignmentIds').map(Number)));
        case '/api/work-schedules/page':
          return Response.json({ contents: [], totalPages: 0 });
        case '/api/work-schedules/planned-counts':
          return Response.json(counts(await body()));
        case '/api/work-schedules/planned-minimums':
          if (request.method === 'PUT') {
            // oxlint-disable-next-line typescript/no-unsafe-assignment -- the page's requests follow the contract
            const sent: Schemas['PlannedMinimum'] = await request.json();
            minimums.set(sent.employeeGroupId, sent.byWeekday);
            return new Response(null, { status: 204 });
          }
          return Response.json(
            Array.from(minimums, ([employeeGroupId, byWeekday]) => ({
              employeeGroupId,
              byWeekday,
            })),
          );
        default:
          return Response.json([]);
      }
    },
  };
}

/** Five days from 6 to 14:30 and two days off, repeating. */
export const early: Range = {
  assignmentId: 1,
  type: 'WORK_SCHEDULE',
  startDate: '2000-01-03',
  endDate: '2100-01-01',
  externalCode: 'EARLY',
  isOffDay: false,
  isTemporary: false,
  holidayName: null,
  holidayCalendarCode: null,
  absenceTypeName: null,
  workScheduleColor: null,
  workScheduleDayNumberFromDate: 1,
  minuteRange: { start: 360, end: 870 },
  assignedWorkSchedule: {
    externalCode: 'EARLY',
    externalName: 'Early',
    timeRecordingVariant: 'CLOCK',
    individualWorkSchedule: false,
    individualWorkScheduleUserId: null,
    customWorkScheduleInfo: null,
    nonWorkingDay: false,
    duration: 7,
    days: Array.from({ length: 7 }, (_, index) => ({
      dayNumber: index + 1,
      category: index < 5 ? ('DAY_MODEL' as const) : ('OFF' as const),
      workingMinutes: index < 5 ? 480 : 0,
      customDurationBreak: null,
      segments:
        index < 5
          ? [
              {
                category: 'SCHEDULED_WORKING_TIME' as const,
                startTime: '06:00',
                endTime: '14:30',
                minuteDuration: 480,
              },
            ]
          : [],
    })),
  },
};
