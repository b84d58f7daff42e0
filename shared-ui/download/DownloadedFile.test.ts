import { expect, test } from 'vitest';
import { fileNameOf } from './DownloadedFile.ts';
test('a file has the name that the server gives it, in any script', () => {
  const disposition = `attachment; filename="-- 2026.xlsx"; filename*=UTF-8''%E0%B8%81%E2%80%93%202026.xlsx`;
  expect(fileNameOf(disposition, 'x')).toBe('ก– 2026.xlsx');
  expect(fileNameOf('attachment; filename="plain.xlsx"', 'x')).toBe('plain.xlsx');
});

test('a file without a name, or with a broken one, gets another', () => {
  expect(fileNameOf(null, 'report.xlsx')).toBe('report.xlsx');
  expect(fileNameOf("attachment; filename*=UTF-8''%E0%B8", 'report.xlsx')).toBe('report.xlsx');
});
