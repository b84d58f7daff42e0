import { clockState, elapsedSeconds, localDay, type Instant } from 'shared-contracts';
import { useUserFormats } from 'shared-ui';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import { useText } from '../../messages/useText.ts';
import { ShiftStrip } from './ShiftStrip.tsx';
import type { ClockDay } from './useClockDay.ts';

export interface DayStripProps {
  readonly day: ClockDay;
  readonly shift: ShownShift | null;
  readonly timeZone: string;
  readonly now: Instant;
}

/**
 * At the bottom of the clock on phones: today's shift and its progress, or the next one; time
 * worked.
 */
export function DayStrip({ day, shift, timeZone, now }: DayStripProps) {
  const text = useText();
  const formats = useUserFormats();
  const { planned, next } = day;
  const worked =
    shift || day.workedSeconds === 0
      ? ''
      : text('clock.worked', { time: formats.duration(day.workedSeconds) });
  if (planned) {
    const toGo = elapsedSeconds(now, planned.end);
    return (
      <ShiftStrip
        label={text('clock.strip.today')}
        value={formats.timeRange(planned.start, planned.end, timeZone)}
        shares={day.shares}
        start={shift ? breakWords(shift, planned.breakSeconds) : worked}
        end={shift && toGo > 0 ? text('clock.strip.toGo', { time: formats.duration(toGo) }) : ''}
      />
    );
  }
  if (shift) return null;
  if (!next) return worked && <ShiftStrip label={text('clock.strip.today')} value={worked} />;
  const date = formats.relativeDay(next.date, localDay(now, timeZone));
  const times = formats.timeRange(next.start, next.end, timeZone);
  return <ShiftStrip label={text('clock.strip.next')} value={`${date} ${times}`} start={worked} />;

  function breakWords(open: ShownShift, plannedSeconds: number): string {
    const time = formats.duration(day.breakSeconds);
    if (clockState(open).kind !== 'on-break') {
      return day.breakSeconds < 60 ? '' : text('clock.strip.break', { time });
    }
    if (plannedSeconds === 0) return text('clock.strip.breakSoFar', { time });
    const whole = formats.duration(plannedSeconds);
    return text('clock.strip.breakSoFarOf', { time, planned: whole });
  }
}
