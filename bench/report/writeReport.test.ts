import { expect, test } from 'vitest';
import { atMost } from './figure.ts';
import { withReport } from './writeReport.ts';

const section = {
  title: 'Start',
  command: 'npm run bench -- start',
  figures: [atMost('once more', 12, 10, { unit: ' s' })],
};

test('the youngest report stands on top, under the introduction, missed goals included', () => {
  const first = withReport('# Benchmarks\n\nHow.\n', new Date(0), ['Machine'], [section]);
  const second = withReport(first, new Date('2026-11-20T13:05:00Z'), ['Machine'], [section]);
  expect(second.match(/^#+ .*$/gm)).toEqual([
    '# Benchmarks',
    '## 2026-11-20, 13:05 UTC',
    '### Start',
    '## 1970-01-01, 00:00 UTC',
    '### Start',
  ]);
  expect(second).toContain('How.\n\n## 2026');
  expect(second).toContain('| ✗ | once more | 12 s | ≤ 10 s |');
});
