import {
  Card,
  Skeleton,
  Timeline,
  useUserFormats,
  type Formats,
  type TimelineEntry,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DayEntry } from '../rules/dayEntries.ts';
import type { ClockDay } from './useClockDay.ts';

export interface TodayCardProps {
  readonly day: ClockDay;
}

/** What happened today, now, and what is planned. */
export function TodayCard({ day }: TodayCardProps) {
  const text = useText();
  const formats = useUserFormats();
  const { entries, workedSeconds, isKnown, hasFailed } = day;
  return (
    <Card
      title={text('clock.today')}
      extra={workedSeconds > 0 && text('clock.worked', { time: formats.duration(workedSeconds) })}
    >
      {!isKnown ? (
        <Skeleton height="108px" />
      ) : entries.length === 0 ? (
        text(hasFailed ? 'clock.today.failed' : 'clock.today.nothing')
      ) : (
        <Timeline entries={entries.map((entry) => shown(entry, text, formats))} />
      )}
    </Card>
  );
}

function shown(entry: DayEntry, text: ReturnType<typeof useText>, formats: Formats): TimelineEntry {
  const { kind, at, timeZone } = entry;
  const base = { key: `${kind} ${at}`, time: formats.time(at, timeZone) };
  switch (entry.kind) {
    case 'clocked-in':
      return {
        ...base,
        title: text('clock.clockedIn'),
        note: noteOfClockIn(entry, text, formats),
        state: 'work',
      };
    case 'break':
      return {
        ...base,
        title: text('clock.today.break'),
        note: formats.duration(entry.seconds),
        state: 'break',
      };
    case 'resumed':
      return {
        ...base,
        title: text('clock.today.resumed'),
        ...(entry.timeType ? { note: entry.timeType } : {}),
        state: 'work',
      };
    case 'changed':
      return {
        ...base,
        title: text('clock.today.changed', { what: entry.to.join(', ') }),
        state: 'work',
      };
    case 'clocked-out':
      return { ...base, title: text('clock.today.clockedOut'), state: 'off' };
    case 'now':
      return {
        ...base,
        key: kind,
        title: text('clock.today.now'),
        ...(entry.secondsToGo === null
          ? {}
          : { note: text('clock.today.toGo', { time: formats.duration(entry.secondsToGo) }) }),
        state: entry.isOnBreak ? 'nowOnBreak' : 'now',
      };
    case 'scheduled-start':
    case 'scheduled-end': {
      const { name, start, end } = entry.planned;
      const times = formats.timeRange(start, end, timeZone);
      return {
        ...base,
        title: text(`clock.today.${entry.kind === 'scheduled-end' ? 'end' : 'start'}`),
        note: `${name}, ${times}`,
        state: 'planned',
      };
    }
  }
}

function noteOfClockIn(
  { afterSchedule, position }: Extract<DayEntry, { kind: 'clocked-in' }>,
  text: ReturnType<typeof useText>,
  formats: Formats,
): string {
  if (afterSchedule === null) return position;
  const minutes = Math.trunc(afterSchedule / 60);
  const time = formats.duration(Math.abs(minutes) * 60);
  const id = minutes < 0 ? 'before' : minutes > 0 ? 'after' : 'onTime';
  return text(`clock.today.${id}`, { position, time });
}
