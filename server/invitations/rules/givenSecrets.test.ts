import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givesPassword, givesPin } from './givenSecrets.ts';

const state = fc.constantFrom('NOT_INVITED' as const, 'INVITED' as const, 'ACTIVE' as const);
const replaces = ['NOTHING', 'UNUSED', 'ANY'] as const;
const pins = ['NONE', 'FIRST', 'GIVEN'] as const;
const present = fc.record({ state, hasPin: fc.boolean(), isPinGiven: fc.boolean() });

test('only a request to replace it takes the password that somebody uses', () => {
  fc.assert(
    fc.property(present, fc.constantFrom(...replaces), (has, mode) => {
      const given = givesPassword({ replaces: mode, pin: 'NONE' }, has);
      expect(given && has.state === 'ACTIVE').toBe(has.state === 'ACTIVE' && mode === 'ANY');
    }),
  );
});

test('who may replace more, replaces what others may, too', () => {
  fc.assert(
    fc.property(present, (has) => {
      const given = replaces.map((mode) => givesPassword({ replaces: mode, pin: 'NONE' }, has));
      expect(given).toEqual(given.toSorted((a, b) => Number(a) - Number(b)));
      const got = pins.map((pin) => givesPin({ replaces: 'NOTHING', pin }, has));
      expect(got).toEqual(got.toSorted((a, b) => Number(a) - Number(b)));
    }),
  );
});

test('a PIN that its person chose stays', () => {
  fc.assert(
    fc.property(state, fc.constantFrom(...pins), (now, pin) => {
      const chosen = { state: now, hasPin: true, isPinGiven: false };
      expect(givesPin({ replaces: 'ANY', pin }, chosen)).toBe(false);
    }),
  );
});
