import type { components } from 'shared-contracts';

type Schemas = components['schemas'];
export type TerminalState = Schemas['TerminalAssignment']['state'];
export type TerminalOperation = Schemas['TerminalOperation'];

/**
 * The operations that a terminal offers, in the order of its tiles (spec §4). The last one is the
 * most common. Without breaks (switch `SEGMENTS`) a shift can only be begun and ended, an open
 * break with it.
 */
export function terminalOperations(
  state: TerminalState,
  { hasBreaks }: { readonly hasBreaks: boolean },
): readonly TerminalOperation[] {
  switch (state) {
    case 'CLOCKED_OUT':
      return ['CLOCK_IN'];
    case 'CLOCKED_IN':
      return hasBreaks ? ['BREAK_IN', 'CLOCK_OUT'] : ['CLOCK_OUT'];
    case 'ON_BREAK':
      return hasBreaks ? ['RESUME', 'CLOCK_OUT'] : ['CLOCK_OUT'];
  }
}
