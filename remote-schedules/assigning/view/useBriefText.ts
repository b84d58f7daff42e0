import type { WorkSchedule } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';
import { isMadeHere } from '../../bars/rules/isMadeHere.ts';
import { useAssignText } from '../messages/useText.ts';
import type { PlannedBrief } from '../rules/planPreview.ts';

/**
 * The plan of a day as text: a schedule with its times, after the name of a holiday; an absence or
 * a holiday without work by its name.
 */
export function useBriefText(): (
  brief: PlannedBrief,
  schedules: readonly WorkSchedule[],
) => string {
  const text = useAssignText();
  const formats = useUserFormats();
  return (brief, schedules) => {
    const { kind, externalCode, startTime, endTime, workingMinutes, name } = brief;
    const schedule = schedules.find((each) => each.externalCode === externalCode);
    if (kind !== 'WORK') return name ?? text(`assign.brief.${kind}`);
    const times =
      startTime !== null && endTime !== null
        ? formats.wallTimeRange(startTime, endTime)
        : workingMinutes === null
          ? ''
          : formats.hours(workingMinutes * 60);
    const isMade = externalCode !== null && isMadeHere({ externalCode });
    const called = isMade && times ? '' : (schedule?.externalName ?? externalCode ?? '');
    const work = [called, times].filter(Boolean).join(' ');
    return name === null ? work : `${name} · ${work}`;
  };
}
