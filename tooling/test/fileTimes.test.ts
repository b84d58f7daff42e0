import { expect, test } from 'vitest';
import { packageTimes, playwrightTimes, timesTable, vitestTimes } from './fileTimes.ts';

test('tells the files and packages whose tests took longest', () => {
  const unit = {
    testResults: [
      { name: '/repo/server/mail/mail.test.ts', startTime: 1_000, endTime: 3_500 },
      { name: '/repo/server/http/http.test.ts', startTime: 1_000, endTime: 1_500 },
      { name: '/repo/shell/log-in/logIn.test.ts', startTime: 0, endTime: 4_000 },
    ],
  };
  const files = vitestTimes(unit, '/repo');
  expect(packageTimes(files)).toEqual([
    { name: 'server', seconds: 3 },
    { name: 'shell', seconds: 4 },
  ]);
  expect(timesTable('file', files, 2)).toBe(
    '| file | seconds |\n| --- | ---: |\n| shell/log-in/logIn.test.ts | 4.0 |\n| server/mail/mail.test.ts | 2.5 |',
  );
});

test('a walk counts at every size', () => {
  const spec = (file: string, ...durations: number[]) => ({
    file,
    tests: durations.map((duration) => ({ results: [{ duration }] })),
  });
  const walks = {
    suites: [
      {
        specs: [spec('admin/console.test.ts', 2_000, 3_000)],
        suites: [{ specs: [spec('admin/console.test.ts', 500)] }],
      },
    ],
  };
  expect(playwrightTimes(walks)).toEqual([{ name: 'e2e/admin/console.test.ts', seconds: 5.5 }]);
});
