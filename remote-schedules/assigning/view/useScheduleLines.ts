import type { WorkSchedule, WorkScheduleDay } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';
import { dayTimes } from '../../bars/rules/dayTimes.ts';
import { useAssignText } from '../messages/useText.ts';
import type { AssignChoice } from '../rules/assignChoice.ts';
import { weekdayOf, workingRuns } from '../rules/scheduleRhythm.ts';

/** A schedule in two lines: its name with its times, and its length with its breaks. */
export interface ScheduleLines {
  readonly name: string;
  readonly times: string;
  readonly more: string;
}

export function useScheduleLines() {
  const text = useAssignText();
  const formats = useUserFormats();

  function breaksOf(day: WorkScheduleDay): string {
    if (day.customDurationBreak !== null) {
      return text('assign.breakMinutes', { minutes: day.customDurationBreak });
    }
    const breaks = dayTimes(day)?.breaks ?? [];
    const [only] = breaks;
    if (!only) return text('assign.noBreak');
    return breaks.length > 1
      ? text('assign.breaks', { count: breaks.length })
      : text('assign.breakAt', { range: formats.wallTimeRange(only.startTime, only.endTime) });
  }

  function timesOf(day: WorkScheduleDay): string {
    const times = dayTimes(day);
    return times ? formats.wallTimeRange(times.startTime, times.endTime) : '';
  }

  /** `Mon – Fri`, `Sat, Sun`: distinguishes schedules with the same times. */
  function rhythmOf(schedule: WorkSchedule): readonly string[] {
    const { duration } = schedule;
    if (duration === 1) return [text('assign.days.every')];
    if (duration !== 7) return [text('assign.days', { count: duration })];
    const weekday = (dayNumber: number) => formats.weekday(weekdayOf(dayNumber));
    return workingRuns(schedule).flatMap(({ from, to }) =>
      to - from > 1
        ? [`${weekday(from)} – ${weekday(to)}`]
        : [...new Set([from, to])].map((dayNumber) => weekday(dayNumber)),
    );
  }

  function ofSchedule(schedule: WorkSchedule): ScheduleLines {
    const { externalName, days } = schedule;
    const working = days.filter(({ workingMinutes }) => workingMinutes > 0);
    const [first] = working;
    const alike = first !== undefined && working.every((day) => timesOf(day) === timesOf(first));
    const parts = [
      ...(first && alike ? [formats.hours(first.workingMinutes * 60), breaksOf(first)] : []),
      ...rhythmOf(schedule),
    ];
    const times = first && alike ? timesOf(first) : '';
    const more = parts.join(', ');
    // A schedule created while assigning is named by its times.
    if (schedule.customWorkScheduleInfo && times) return { name: times, times: '', more };
    return { name: externalName, times, more };
  }

  return {
    timesOf,
    breaksOf,
    ofChoice(choice: AssignChoice): ScheduleLines {
      if (choice.kind === 'schedule') return ofSchedule(choice.schedule);
      if (choice.kind === 'non-working') {
        return { name: text('assign.nonWorking'), times: '', more: '' };
      }
      const { startTime, endTime, breaks } = choice.day;
      const [only] = breaks;
      const more =
        breaks.length === 0
          ? text('assign.noBreak')
          : only?.minuteDuration !== undefined && breaks.length === 1
            ? text('assign.breakMinutes', { minutes: only.minuteDuration })
            : only?.startTime && only.endTime && breaks.length === 1
              ? text('assign.breakAt', {
                  range: formats.wallTimeRange(only.startTime, only.endTime),
                })
              : text('assign.breaks', { count: breaks.length });
      return { name: text('assign.new'), times: formats.wallTimeRange(startTime, endTime), more };
    },
  };
}
