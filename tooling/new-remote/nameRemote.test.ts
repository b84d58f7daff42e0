import { expect, test } from 'vitest';
import { nameRemote } from './nameRemote.ts';

test.each(['time-off', 'remote-time-off'])(
  '%s is named in every way that its files need',
  (word) => {
    expect(nameRemote([word])).toEqual({
      remote: 'remote-time-off',
      feature: 'time-off',
      route: 'TimeOff',
      prefix: 'timeOff',
      title: 'Time off',
      pageFile: 'remote-time-off/time-off/view/TimeOffPage.tsx',
    });
  },
);

test.each([[[]], [['Payroll']], [['pay roll']], [['../pay']], [['pay-']], [['a', 'b']]])(
  '%j is refused with what was expected',
  (words) => {
    expect(() => nameRemote(words)).toThrow('npm run new-remote -- time-off');
  },
);

test.each(['rules', 'settings', 'remote-store'])('%s is taken', (word) => {
  expect(() => nameRemote([word])).toThrow('has another meaning already');
});
