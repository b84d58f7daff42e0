import { onTestFinished } from 'vitest';
import type { LocatedPosition } from 'shared-contracts';

type DeviceAnswer = LocatedPosition | 'refused' | 'unavailable' | 'timed-out';

const codes = { refused: 1, unavailable: 2, 'timed-out': 3 } as const;

/**
 * A fake device that returns these results in turn, repeating the last. Waits for `whenAllowed`,
 * like a browser's permission prompt, and reports it.
 */
export function fakeGeolocation(
  answers: readonly [DeviceAnswer, ...DeviceAnswer[]],
  whenAllowed?: Promise<void>,
) {
  const isAsked = whenAllowed !== undefined;
  const allowed = whenAllowed ?? Promise.resolve();
  const asked: PositionOptions[] = [];
  const getCurrentPosition = (
    found: (position: { coords: LocatedPosition; timestamp: number }) => void,
    failed: (error: { code: number }) => void,
    options: PositionOptions,
  ) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? answers[0];
    asked.push(options);
    void allowed.then(() => {
      if (typeof answer === 'string') failed({ code: codes[answer] });
      else found({ coords: answer, timestamp: Date.now() });
    });
  };
  let state = isAsked ? 'prompt' : 'granted';
  void allowed.then(() => (state = 'granted'));
  const permissions = { query: () => Promise.resolve({ state }) };
  const value = { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
    Reflect.deleteProperty(navigator, 'permissions');
  });
  return { asked };
}
