import { expect, test } from 'vitest';
import { problemTexts } from './problemTexts.ts';
import { Refusal } from '../calls/refusal.ts';

test.each([
  ['en', 1, 'in 1 second.'],
  ['en', 59, 'in 59 seconds.'],
  ['en', 60, 'in 1 minute.'],
  ['en', 840, 'in 14 minutes.'],
  ['en', 841, 'in 15 minutes.'],
  ['de', 840, 'in 14 Minuten erneut.'],
  ['es', 840, 'en 14 minutos.'],
  ['th', 840, 'ในอีก 14 นาที'],
] as const)('a wait in %s of %i s is told in words: %s', (locale, seconds, words) => {
  const refusal = new Refusal('TOO_MANY_REQUESTS', { retryAfterInSeconds: seconds });
  expect(problemTexts(refusal, locale).detail).toContain(words);
});
