import { expect, it } from 'vitest';
import { listRows } from './listRows.ts';

it('has what people see, and the fields of all entries under the names of the file', () => {
  const items = [
    { entry: { code: 'A', settings: { locale: 'de' }, sites: ['X', 'Y'] } },
    { entry: { code: 'B', days: [{ hours: 8 }], closed: true, badge: '04-1' } },
  ];
  expect(listRows(items, [{ title: 'Name', text: ({ entry }) => `Entry ${entry.code}` }])).toEqual([
    ['Name', 'code', 'settings.locale', 'sites', 'days', 'closed'],
    ['Entry A', 'A', 'de', 'X, Y', '', ''],
    ['Entry B', 'B', '', '', '[{"hours":8}]', 'true'],
  ]);
});
