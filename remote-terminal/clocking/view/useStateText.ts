import { useText } from '../../messages/useText.ts';
import type { TerminalAssignment, TerminalDialog } from '../rules/terminalDialog.ts';
import { usePersonFormats } from './usePersonFormats.ts';

export const stateDots = {
  CLOCKED_OUT: 'off',
  CLOCKED_IN: 'working',
  ON_BREAK: 'onBreak',
} as const;

const states = {
  CLOCKED_OUT: 'terminal.state.out',
  CLOCKED_IN: 'terminal.state.in',
  ON_BREAK: 'terminal.state.break',
} as const;

/** The state of an assignment as text: `Clocked in since 06:00`. */
export function useStateText(
  dialog: TerminalDialog,
): (assignment: Pick<TerminalAssignment, 'state' | 'since' | 'timeZone'>) => string {
  const text = useText();
  const formats = usePersonFormats(dialog);
  return ({ state, since, timeZone }) =>
    text(states[state], { time: since && formats.time(since, timeZone) });
}
