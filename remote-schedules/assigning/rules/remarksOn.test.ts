import { expect, it } from 'vitest';
import { remarksOn } from './remarksOn.ts';

const remark = {
  kind: 'SHORT_REST',
  startDate: '2026-11-19',
  endDate: '2026-11-20',
  amount: 480,
  name: null,
  message: 'Only 8 h of rest.',
} as const;
const row = { refusal: null, remarks: [remark] };

it('is of the days that a remark is about, its first and its last as well', () => {
  const on = (startDate: string, endDate = startDate) => remarksOn(row, { startDate, endDate });
  expect(on('2026-11-18')).toEqual([]);
  expect(on('2026-11-19')).toEqual(['Only 8 h of rest.']);
  expect(on('2026-11-20', '2026-11-22')).toEqual(['Only 8 h of rest.']);
  expect(on('2026-11-21')).toEqual([]);
});
