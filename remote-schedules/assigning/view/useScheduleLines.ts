import type { WorkSchedule, WorkScheduleDay } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';
import { dayTimes } from '../../bars/rules/dayTimes.ts';
import { useAssignText } from '../messages/useText.ts';
import type { AssignChoice } from '../rules/assignChoice.ts';

/** A schedule in two lines: its name with its times, and how long it is, with its breaks. */
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

  function ofSchedule({ externalName, days, duration }: WorkSchedule): ScheduleLines {
    const working = days.filter(({ workingMinutes }) => workingMinutes > 0);
    const [first] = working;
    const alike = first !== undefined && working.every((day) => timesOf(day) === timesOf(first));
    const parts = [
      ...(first && alike ? [formats.hours(first.workingMinutes * 60), breaksOf(first)] : []),
      ...(duration > 1 ? [text('assign.days', { count: duration })] : []),
    ];
    return {
      name: externalName,
      times: first && alike ? timesOf(first) : '',
      more: parts.join(', '),
    };
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
