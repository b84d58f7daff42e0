import { useText } from '../../messages/useText.ts';
import {
  isToCome,
  type TerminalAssignment,
  type TerminalDialog,
  type TerminalOperation,
} from '../rules/terminalDialog.ts';
import { usePersonFormats } from './usePersonFormats.ts';

/** What the plan says about an operation. */
export function useOperationHint(dialog: TerminalDialog) {
  const text = useText();
  const formats = usePersonFormats(dialog);
  return function hintOf(operation: TerminalOperation, assignment: TerminalAssignment) {
    const { plannedEnd, plannedBreak, timeZone } = assignment;
    if (operation === 'BREAK_IN' && plannedBreak) {
      const { start, minutes } = plannedBreak;
      return text('terminal.breakPlanned', {
        duration: formats.duration(minutes * 60),
        time: formats.time(start, timeZone),
      });
    }
    if (operation === 'RESUME' || operation === 'BREAK_IN' || !plannedEnd) return undefined;
    const time = formats.time(plannedEnd, timeZone);
    if (isToCome(plannedEnd, dialog)) return text('terminal.shiftEnds', { time });
    return operation === 'CLOCK_OUT' ? text('terminal.shiftEnded', { time }) : undefined;
  };
}
