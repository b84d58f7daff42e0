import { onTestFinished } from 'vitest';
import type { LocatedPosition } from 'shared-contracts';

type DeviceAnswer = LocatedPosition | 'refused' | 'unavailable' | 'timed-out';

const codes = { refused: 1, unavailable: 2, 'timed-out': 3 } as const;

/**
 * Gives the browser of this test a device that answers so, one after the other, the last answer from
 * then on. It waits for `whenAllowed`, as browsers wait for the person's permission.
 */
export function fakeGeolocation(
  answers: readonly [DeviceAnswer, ...DeviceAnswer[]],
  whenAllowed: Promise<void> = Promise.resolve(),
) {
  const asked: PositionOptions[] = [];
  const getCurrentPosition = (
    found: (position: { coords: LocatedPosition; timestamp: number }) => void,
    failed: (error: { code: number }) => void,
    options: PositionOptions,
  ) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? answers[0];
    asked.push(options);
    void whenAllowed.then(() => {
      if (typeof answer === 'string') failed({ code: codes[answer] });
      else found({ coords: answer, timestamp: Date.now() });
    });
  };
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
  return { asked };
}
