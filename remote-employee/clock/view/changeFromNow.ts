import type { NewPunch } from '../../offline-queue/rules/queuedPunch.ts';
import { punchOf, type PunchSituation } from './punchOf.ts';
import type { ChoiceState } from './useChoice.ts';

/**
 * The two punches that end the open shift with its booking and start the next one at the same
 * moment with the choice, unless the first is refused. The comment stays for the later clock-out.
 * Empty if no shift is open.
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
