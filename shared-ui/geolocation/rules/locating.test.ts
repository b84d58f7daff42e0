import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAnswer, firstAttempt, type PositionResult } from './locating.ts';

const position = { latitude: 52.52, longitude: 13.405, accuracy: 12, takenAt: 1_000_000 };
const found: PositionResult = { kind: 'position', position };

describe('Asking the device where it is', () => {
  it('ends with the first position', () => {
    expect(asked([found])).toEqual({ attempts: 1, result: found });
    expect(asked([{ kind: 'timed-out' }, found])).toEqual({ attempts: 2, result: found });
  });

  it('is tried again twice when the device could not tell or took too long', () => {
    const answers: PositionResult[] = [
      { kind: 'unavailable' },
      { kind: 'timed-out' },
      { kind: 'unavailable' },
    ];
    expect(asked(answers)).toEqual({ attempts: 3, result: { kind: 'unavailable' } });
  });

  it('does not press somebody who refused, nor a browser that cannot', () => {
    expect(asked([{ kind: 'refused' }]).attempts).toBe(1);
    expect(asked([{ kind: 'unsupported' }]).attempts).toBe(1);
  });

  it('ends after three attempts at most, with the last answer, whatever the device says', () => {
    const kinds = fc.constantFrom('refused', 'unavailable', 'timed-out', 'unsupported', 'position');
    fc.assert(
      fc.property(fc.array(kinds, { minLength: 3, maxLength: 3 }), (device) => {
        const answers = device.map((kind) => (kind === 'position' ? found : { kind }));
        const { attempts, result } = asked(answers);
        expect(attempts).toBeLessThanOrEqual(3);
        expect(result).toEqual(answers[attempts - 1]);
        if (answers.slice(0, attempts).includes(found)) expect(result).toBe(found);
      }),
    );
  });
});

function asked(answers: readonly PositionResult[]) {
  let state = firstAttempt;
  let attempts = 0;
  while (state.step === 'ask') {
    const answer = answers[attempts] ?? { kind: 'unavailable' as const };
    attempts += 1;
    state = afterAnswer(state.attempt, answer);
  }
  return { attempts, result: state.result };
}
