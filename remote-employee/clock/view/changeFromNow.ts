import type { NewPunch } from '../../offline-queue/rules/queuedPunch.ts';
import { punchOf, type PunchSituation } from './punchOf.ts';
import type { ChoiceState } from './useChoice.ts';

/**
 * The two punches by which the open shift ends as it was booked, and the next one begins at the same
 * moment as chosen, unless the first is refused. The comment stays for the clock-out to come. None
 * where no shift is open.
 */
export function changeFromNow(state: ChoiceState, situation: PunchSituation): NewPunch[] {
  const withoutComment = { ...state, comment: '' };
  const ends = punchOf('clock-out', { ...withoutComment, isRebooked: false }, situation);
  const begins = punchOf('clock-in', withoutComment, situation);
  if (!ends || !begins) return [];
  return [ends, { ...begins, pressed: ends.pressed, after: ends.key }].map((punch) => ({
    ...punch,
    press: { ...punch.press, isChange: true },
  }));
}
