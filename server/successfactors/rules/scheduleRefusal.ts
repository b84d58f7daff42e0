import { daysBetween, type LocalDate } from 'shared-contracts';
import { refusal, type HrRefusal, type HrScheduleRecord } from '../../hr-outbox/rules/hrSystem.ts';

/** A work schedule according to `WorkSchedule`. */
export interface ScheduleThere {
  /** The reference date of day 1, from which all its days are counted in both directions. */
  readonly startingDate: LocalDate | null;
}

/**
 * Why a temporary schedule cannot be sent correctly: the schedule does not exist there, or would
 * begin there with another day than planned, for which `TemporaryTimeInformation` has no field.
 * `there` is null if we have no access; a schedule of one day is always correct.
 */
export function scheduleRefusal(
  { schedule }: Pick<HrScheduleRecord, 'schedule'>,
  there: readonly ScheduleThere[] | null,
): HrRefusal | null {
  if (schedule === null) return null;
  const { workSchedule, startDate, firstDayNumber, duration } = schedule;
  const [found] = there ?? [];
  if (there !== null && found === undefined) return refusal('UNKNOWN_SCHEDULE', workSchedule);
  if (duration <= 1) return null;
  const since = found?.startingDate ?? null;
  if (since === null) return refusal('OTHER_DAY');
  const days = daysBetween(since, startDate) % duration;
  const dayThere = ((days + duration) % duration) + 1;
  return dayThere === firstDayNumber ? null : refusal('OTHER_DAY');
}
