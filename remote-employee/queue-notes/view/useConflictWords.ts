import { useUserFormats, useViewport } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { QueuedPunch } from '../../offline-queue/rules/queuedPunch.ts';

/** Punches as text, `Clock-out 14:31`; and both sides of one: the device's and the server's. */
export function usePunchWords() {
  const text = useText();
  const formats = useUserFormats();
  return ({ press }: QueuedPunch) => {
    const { at, kind, begins } = press;
    const today = formats.dateOf(new Date().toISOString(), begins.timeZone);
    const date = formats.dateOf(at, begins.timeZone);
    const time = formats.time(at, begins.timeZone);
    return text(`clock.punch.${kind}`, {
      time: date === today ? time : `${formats.day(date)} ${time}`,
    });
  };
}

export function useConflictWords() {
  const text = useText();
  const formats = useUserFormats();
  const punchWords = usePunchWords();
  const device = useViewport() === 'phone' ? 'phone' : 'other';
  return (...punches: readonly QueuedPunch[]): string[] => {
    const [first] = punches;
    if (!first?.outcome) return [];
    const kept = punches.map(punchWords).join(', ');
    const { outcome, press } = first;
    const since = outcome.kind === 'refused' ? outcome.serverSince : null;
    const { timeZone } = press.begins;
    return [
      text('clock.conflict.here', { device, punches: kept }),
      outcome.kind === 'correction'
        ? text('clock.conflict.there', { words: outcome.detail })
        : since === null
          ? text('clock.conflict.idle')
          : text('clock.conflict.since', {
              day: formats.day(formats.dateOf(since, timeZone)),
              time: formats.time(since, timeZone),
            }),
    ];
  };
}
