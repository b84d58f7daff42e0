import { expect, test } from 'vitest';
import { terminalOperations } from './terminalOperations.ts';

test.each([
  ['CLOCKED_OUT', ['CLOCK_IN'], ['CLOCK_IN']],
  ['CLOCKED_IN', ['BREAK_IN', 'CLOCK_OUT'], ['CLOCK_OUT']],
  ['ON_BREAK', ['RESUME', 'CLOCK_OUT'], ['CLOCK_OUT']],
] as const)('whoever is %s is offered what follows', (state, withBreaks, without) => {
  expect(terminalOperations(state, { hasBreaks: true })).toEqual(withBreaks);
  expect(terminalOperations(state, { hasBreaks: false })).toEqual(without);
});
