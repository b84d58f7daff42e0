import { useUserFormats } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DraftFault } from '../rules/checkDraft.ts';

/** A broken rule as text, with times in the assignment's zone. */
export function useFaultText(timeZone: string): (fault: DraftFault) => string {
  const text = useText();
  const formats = useUserFormats();
  const time = (instant: string) => formats.time(instant, timeZone);
  return (fault) => {
    switch (fault.rule) {
      case 'DATE_REQUIRED':
        return text(`time.fault.DATE_REQUIRED.${fault.field}`);
      case 'IN_THE_FUTURE':
        return text('time.fault.IN_THE_FUTURE', { time: time(fault.values.now) });
      case 'TIME_SKIPPED':
        return text('time.fault.TIME_SKIPPED', { time: time(fault.values.jump) });
      case 'COMMENT_TOO_LONG':
        return text('time.fault.COMMENT_TOO_LONG', { ...fault.values });
      case 'BEFORE_PREVIOUS_PAY_CYCLE':
      case 'BEFORE_EDIT_RANGE':
        return text(`time.fault.${fault.rule}`, {
          date: formats.numericDate(fault.values.earliest),
        });
      case 'TIME_BEFORE_SHIFT':
        return text('time.fault.TIME_BEFORE_SHIFT', { time: time(fault.values.shiftStart) });
      case 'TIME_AFTER_SHIFT':
        return text('time.fault.TIME_AFTER_SHIFT', { time: time(fault.values.shiftEnd) });
      case 'BREAK_OVERLAPS': {
        const { start, end } = fault.values;
        return text('time.fault.BREAK_OVERLAPS', {
          times: formats.timeRange(start, end, timeZone),
        });
      }
      default:
        return text(`time.fault.${fault.rule}`);
    }
  };
}
