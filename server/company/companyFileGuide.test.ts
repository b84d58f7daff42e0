import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { nothingYet } from './rules/existingCompany.ts';
import { validateCompanyFile } from './validateCompanyFile.ts';

const guide = new URL('../../docs/guides/company-file.md', import.meta.url);

test('the example in the guide is a company file without faults', async () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(await readFile(guide, 'utf8')) ?? [];
  const outcome = validateCompanyFile(JSON.parse(example), nothingYet, '2026-11-18T10:00:00.000Z');
  expect(outcome).toMatchObject({ ok: true });
});
