import {
  daysOf,
  holidayNameOf,
  isInRange,
  plannedMinutes,
  schedulesOver,
  timedSegments,
  type components,
  type DateRange,
  type LocalDate,
  type PlannedDay,
} from 'shared-contracts';
import { formatMessage, serverMessages } from 'shared-contracts/error-messages';
import { formatHours } from 'shared-contracts/format-hours';
import type { Runner } from '../../database/statement.ts';
import { ownPrefix } from '../../hr-outbox/rules/ownPrefix.ts';
import { readerFormats } from '../../notifications/rules/readerFormats.ts';
import type { Reader } from '../../notifications/rules/wordNotification.ts';
import { readPlans, type DescribedPlan } from '../../schedules/data/plans.ts';
import { assignedRanges, type AssignmentPlan } from '../../schedules/rules/assignedRanges.ts';
import { layRanges } from '../rules/layRanges.ts';
import { daysAroundPlan, planRemarks, type PlanDay, type Remark } from '../rules/planRemarks.ts';
import type { JudgedRow } from './judgePlans.ts';
import { presentRefusal } from './presentRefusal.ts';
import { rowByRow } from './rowByRow.ts';

type Schemas = components['schemas'];

/**
 * The changes of judged rows, and anything unusual about them.
 *
 * @param acceptsOnlyHrSchedules whether a connected HR system rejects schedules that are created
 *   here
 */
export async function previewPlans(
  database: Runner,
  rows: readonly JudgedRow[],
  reader: Reader,
  acceptsOnlyHrSchedules: boolean,
  now: Date,
): Promise<Schemas['PlanPreview']> {
  const planned = rows.filter(({ ranges }) => ranges.length > 0);
  const windows = new Map(
    planned.map(({ assignmentId, ranges }) => [assignmentId, daysAroundPlan(spanOf(ranges))]),
  );
  const plans = await readPlans(
    database,
    [...windows].map(([assignmentId, window]) => ({ assignmentId, ...window })),
  );
  const dayText = onceEach(readerFormats(reader.locale, reader.is24Hour).day);
  const datesOf = onceEach((span: string) => {
    const [startDate = '', endDate = ''] = span.split(' ');
    return daysOf({ startDate, endDate });
  });
  const schedules = new Map<string, Schemas['WorkSchedule']>();
  const shown = await rowByRow(rows, (row): Schemas['PlanPreviewRow'] => {
    const { assignmentId, known, refusal } = row;
    const [plan, window] = [plans.get(assignmentId), windows.get(assignmentId)];
    const days =
      plan === undefined || window === undefined || known === null
        ? []
        : planDays(row, plan, window, known.managed.ranges, datesOf(spanText(window)));
    for (const { before, after } of days.filter(({ isNew }) => isNew)) {
      for (const { schedule } of [before.scheduled, after.scheduled].filter(hasSchedule)) {
        schedules.set(schedule.externalCode, schedule);
      }
    }
    const timeZone = known?.facts.timeZone ?? 'UTC';
    return {
      userId: assignmentId,
      employeeName: known?.facts.name ?? '',
      planVersion: known?.facts.version ?? 0,
      refusal: refusal === null ? null : presentRefusal(refusal, reader.locale),
      days: days.flatMap(({ date, before, after, isNew }) =>
        isNew
          ? [
              {
                date,
                before: briefOf(before, date, timeZone),
                after: briefOf(after, date, timeZone),
              },
            ]
          : [],
      ),
      remarks: [
        ...planRemarks(
          days.map(({ after, ...day }): PlanDay => ({ ...day, ...after })),
          timeZone,
          now.toISOString(),
        ),
        ...(acceptsOnlyHrSchedules ? unknownToHr(days) : []),
      ].map((remark) => wordRemark(remark, reader, dayText)),
    };
  });
  return { rows: shown, workSchedules: [...schedules.values()] };
}

/** The effective day, and the schedules without absences and holidays. */
interface Planned {
  readonly planned: PlannedDay;
  readonly scheduled: PlannedDay;
}

interface PreviewDay {
  readonly date: LocalDate;
  readonly before: Planned;
  readonly after: Planned;
  readonly lasting: PlannedDay;
  readonly isNew: boolean;
}

function planDays(
  { ranges }: JudgedRow,
  plan: DescribedPlan,
  window: DateRange,
  managed: NonNullable<JudgedRow['known']>['managed']['ranges'],
  dates: readonly LocalDate[],
): PreviewDay[] {
  const temporary = plan.schedules.filter(({ isTemporary }) => isTemporary);
  const lasting = plan.schedules.filter(({ isTemporary }) => !isTemporary);
  const { kept, cut } = layRanges(temporary, ranges);
  const fresh = ranges.map(({ row: { schedule, color }, ...range }) => ({
    ...range,
    isTemporary: true,
    schedule,
    color,
  }));
  const schedules = [...lasting, ...kept, ...cut.flatMap(({ pieces }) => pieces), ...fresh];
  const before = plannedBy(plan);
  const after = plannedBy({ ...plan, schedules });
  const usual = dayBy({ ...plan, schedules: lasting, absences: [], holidays: [] });

  function dayBy(given: AssignmentPlan): (date: LocalDate) => PlannedDay {
    return schedulesOver(assignedRanges(given, window, managed));
  }
  function plannedBy(given: AssignmentPlan): (date: LocalDate) => Planned {
    const all = dayBy(given);
    const bare = dayBy({ ...given, absences: [], holidays: [] });
    return (date) => {
      const planned = all(date);
      const isAbove = planned.kind === 'absence' || planned.kind === 'holiday';
      return { planned, scheduled: isAbove ? bare(date) : planned };
    };
  }

  return dates.map((date) => {
    const isNew = ranges.some((range) => isInRange(date, range));
    const will = after(date);
    const isTemporary = hasSchedule(will.scheduled) && will.scheduled.isTemporary;
    return {
      date,
      before: isNew ? before(date) : will,
      after: will,
      lasting: isTemporary ? usual(date) : will.scheduled,
      isNew,
    };
  });
}

function spanText({ startDate, endDate }: DateRange): string {
  return `${startDate} ${endDate}`;
}

/** Caches the answers, so that each is computed once. */
function onceEach<Answer>(find: (asked: string) => Answer): (asked: string) => Answer {
  const answers = new Map<string, Answer>();
  return (asked) => {
    const answer = answers.get(asked) ?? find(asked);
    answers.set(asked, answer);
    return answer;
  };
}

/** The first and the last day of sorted ranges. */
function spanOf(ranges: readonly DateRange[]): DateRange {
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There are no ranges.');
  return { startDate: first.startDate, endDate: last.endDate };
}

const kinds: Readonly<Record<PlannedDay['kind'], Schemas['PlannedBrief']['kind']>> = {
  work: 'WORK',
  off: 'OFF',
  holiday: 'HOLIDAY',
  absence: 'ABSENCE',
  'not-managed': 'NOT_MANAGED',
  none: 'NONE',
};

function briefOf(
  { planned, scheduled }: Planned,
  date: LocalDate,
  timeZone: string,
): Schemas['PlannedBrief'] {
  const times = planned.kind === 'work' ? timesOf(planned) : null;
  return {
    kind: kinds[planned.kind],
    externalCode: hasSchedule(scheduled) ? scheduled.schedule.externalCode : null,
    startTime: times?.startTime ?? null,
    endTime: times?.endTime ?? null,
    workingMinutes: hasSchedule(planned) ? plannedMinutes(planned, date, timeZone) : null,
    name: planned.kind === 'absence' ? planned.name : holidayNameOf(planned),
  };
}

/** The start and end of a shift in local time. */
function timesOf({ day }: Extract<PlannedDay, { kind: 'work' | 'off' }>) {
  const segments = timedSegments(day.segments);
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { startTime: first.startTime, endTime: last.endTime };
}

function hasSchedule(
  planned: PlannedDay,
): planned is Extract<PlannedDay, { kind: 'work' | 'off' }> {
  return planned.kind === 'work' || planned.kind === 'off';
}

/** From the first to the last of the new days whose schedule was created here. */
function unknownToHr(days: readonly PreviewDay[]): Remark[] {
  const made = days.filter(
    ({ isNew, after: { scheduled } }) =>
      isNew && hasSchedule(scheduled) && scheduled.schedule.externalCode.startsWith(ownPrefix),
  );
  const [first, last] = [made[0], made.at(-1)];
  if (first === undefined || last === undefined) return [];
  const dates = { startDate: first.date, endDate: last.date };
  return [{ kind: 'UNKNOWN_TO_HR', ...dates, amount: null, name: null }];
}

function wordRemark(
  { kind, startDate, endDate, amount, name }: Remark,
  { locale }: Reader,
  dayText: (date: LocalDate) => string,
): Schemas['PlanRemark'] {
  const [from, to] = [dayText(startDate), dayText(endDate)];
  const minutes = amount ?? 0;
  const values = {
    name: name ?? '',
    amount: minutes,
    hours: formatHours(minutes * 60, locale),
    dates: startDate === endDate ? from : `${from} – ${to}`,
  };
  const message = formatMessage(serverMessages[locale].planRemarks[kind], values);
  return { kind, startDate, endDate, amount, name, message };
}
