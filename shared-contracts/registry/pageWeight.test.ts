import { expect, test } from 'vitest';
import { isOver, tellFigure, weigh, type ShellWeight } from './pageWeight.ts';

const shell: ShellWeight = {
  scripts: 1_000,
  requests: 2,
  libraries: { 'shared-ui/table': 300 },
  budget: { entry: 50, scripts: 1_500, requests: 5 },
};
const remote = {
  name: 'remote-payroll',
  entry: 'entry.js',
  routes: [
    {
      name: 'Payroll',
      path: '/payroll',
      module: './Page',
      title: { en: 'Payroll', de: 'Abrechnung', es: 'Nómina', th: 'เงินเดือน' },
      access: { session: 'public' },
      chrome: 'application',
    },
  ],
  preload: {
    './Page': ['entry.js', 'Page.js', 'shared-ui/table'],
    './messages.en': ['entry.js', 'en.js'],
  },
} as const;
const bytes: Record<string, number> = { 'entry.js': 40, 'Page.js': 150, 'en.js': 10 };

test('a page weighs what the shell, its own files and the libraries that it takes weigh', async () => {
  const figures = await weigh(remote, async (file) => bytes[file] ?? Number.NaN, shell);
  expect(figures.map(tellFigure)).toEqual([
    'remote-payroll, entry: 40 of 50',
    'Payroll, scripts: 1500 of 1500',
    'Payroll, requests: 6 of 6',
  ]);
  expect(figures.filter(isOver)).toEqual([]);
});

test('one byte more is over the budget', async () => {
  const heavier = async (file: string) => (bytes[file] ?? 0) + (file === 'Page.js' ? 1 : 0);
  const figures = await weigh(remote, heavier, shell);
  expect(figures.filter(isOver).map(tellFigure)).toEqual(['Payroll, scripts: 1501 of 1500']);
});
