import { useMemo } from 'react';
import type { DatedPlan } from '../../bars/rules/planDays.ts';
import { useUserFormats, type Formats } from 'shared-ui';
import { isMadeHere } from '../../bars/rules/isMadeHere.ts';
import { usePlanText } from '../../bars/view/usePlanText.ts';
import { useText } from '../../messages/useText.ts';
import { failureOn, reasonOf } from '../rules/rowFailures.ts';
import type { ComingDay } from '../rules/comingDays.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';

export type BarWords = ReturnType<typeof barWords>;

/** The text of a bar and its accessible name. */
export function useBarWords(): BarWords {
  const text = useText();
  const plan = usePlanText();
  const formats = useUserFormats();
  return useMemo(() => barWords(text, plan, formats), [text, plan, formats]);
}

function barWords(
  text: ReturnType<typeof useText>,
  plan: ReturnType<typeof usePlanText>,
  formats: Formats,
) {
  // Cached: most rows have bars on the same days, and formatting a date is slower than drawing a
  // bar.
  const written = new Map<string, string>();

  function dates(days: readonly DatedPlan[]): string {
    const first = days[0]?.date ?? '';
    const last = days.at(-1)?.date ?? first;
    const key = `${first} ${last}`;
    const known = written.get(key);
    if (known !== undefined) return known;
    const said = first === last ? formats.day(first) : formats.dateRange(first, last);
    written.set(key, said);
    return said;
  }

  return {
    name: plan.name,
    times: plan.times,
    off: plan.off,
    /** `16 – 20 Nov: Early 06:00 – 14:30, temporary`. */
    describe(row: PlannedRow, days: readonly DatedPlan[]): string {
      const [first] = days;
      if (!first) return '';
      const { planned } = first;
      const said = [plan.name(planned), plan.times(planned)].filter(Boolean).join(' ');
      const failed = failureOn(row, {
        startDate: first.date,
        endDate: days.at(-1)?.date ?? first.date,
      });
      return [
        `${dates(days)}: ${said}`,
        ...('isTemporary' in planned && planned.isTemporary ? [text('board.temporary')] : []),
        ...(failed ? [`${text('board.refused')} ${reasonOf(failed)}`.trim()] : []),
      ].join(', ');
    },
    /** A day's unsaved plan, and its times. */
    coming(
      { kind, externalCode, startTime, endTime, name, workingMinutes }: ComingDay,
      nameOf: (code: string) => string,
    ) {
      if (kind === 'OFF') return { name: plan.off, times: '' };
      if (kind !== 'WORK') return { name: name ?? '', times: '' };
      const times =
        startTime !== null && endTime !== null
          ? formats.wallTimeRange(startTime, endTime)
          : workingMinutes === null
            ? ''
            : formats.hours(workingMinutes * 60);
      if (externalCode === null) return { name: '', times };
      return isMadeHere({ externalCode })
        ? { name: times, times: '' }
        : { name: nameOf(externalCode), times };
    },
  };
}
