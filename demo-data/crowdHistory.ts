import { daysBetween, daysOf, toMillis, type DateRange, type Instant } from 'shared-contracts';
import type { HistoryEntry } from 'shared-contracts/company-file/companyFile.ts';
import { afterShift, type EndedEntry } from './afterShift.ts';
import { createRandom } from './createRandom.ts';
import type { CrowdMember } from './crowd.ts';
import { ended } from './history.ts';
import { storyOf } from './story.ts';
import { workShift } from './workShift.ts';
import { rhythmOf } from './workSchedules.ts';

/**
 * The work of a crowd member on those days, all of it already ended: two entries per workday, since
 * they clock out for their break, with the demo's variations (corrections with their earlier
 * versions, rejections, entries by mistake, deletions).
 */
export function crowdHistory(
  member: CrowdMember,
  range: DateRange,
  seed: number,
  now: Instant,
): HistoryEntry[] {
  const rhythm = rhythmOf(member.schedule);
  return daysOf(range).flatMap((date) => {
    const day = member.firstDay - 1 + daysBetween(member.scheduledFrom, date);
    const shift = rhythm[day % rhythm.length] ?? null;
    const random = createRandom(seed, member.number, date);
    const isAway = member.leaves.some((leave) => leave.startDate <= date && date <= leave.endDate);
    if (shift === null || isAway || random.chance(0.015)) return [];
    const story = storyOf(member.number, daysBetween(date, range.endDate), random);
    const worked = workShift(shift, date, member.site, story.turn, random);
    if (toMillis(worked.clockOut.at) >= toMillis(now)) return [];
    const [first, second] = atBreak(ended(member, date, worked, story));
    const context = { worker: member, date, now, random };
    const whole = afterShift(first, second === null ? story.aftermath : 'none', context);
    if (second === null) return whole;
    return [...whole, ...afterShift(second, story.aftermath, context)];
  });
}

/** The entries before and after the break; null if there was no break. */
function atBreak(entry: EndedEntry): [EndedEntry, EndedEntry | null] {
  const { segments = [], clockIn, clockOut } = entry;
  const pause = segments.find(({ pairType }) => pairType === 'BREAK');
  if (pause?.clockOut === undefined) return [entry, null];
  const [from, to] = [toMillis(pause.clockIn.at), toMillis(pause.clockOut.at)];
  const before = segments.filter((segment) => toMillis(segment.clockIn.at) < from);
  const after = segments.filter((segment) => toMillis(segment.clockIn.at) >= to);
  const second = { ...entry, code: `${entry.code}-b`, segments: after };
  return [
    { ...entry, clockIn, clockOut: pause.clockIn, segments: before },
    { ...second, clockIn: pause.clockOut, clockOut },
  ];
}
