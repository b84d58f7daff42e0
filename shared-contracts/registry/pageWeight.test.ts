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
  integrity: { 'entry.js': '', 'Page.js': '', 'en.js': '', 'dialog.js': '' },
  later: ['dialog.js'],
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
  expect(figures.filter(isOver).map(tellFigure)).toEqual([
    'Payroll, scripts: 1501 of 1500, with Page.js 151, entry.js 40, en.js 10',
  ]);
});

test('a script of which nothing says when it loads counts towards every page', async () => {
  const integrity = { ...remote.integrity, 'chart.js': '' };
  const bytesOf = async (file: string) => bytes[file] ?? 95;
  const figures = await weigh({ ...remote, integrity }, bytesOf, shell);
  expect(figures.filter(isOver).map(tellFigure)).toEqual([
    'Payroll, scripts: 1595 of 1500, with Page.js 150, chart.js 95, entry.js 40',
  ]);
});

test('what a remote starts with counts towards each of its pages', async () => {
  const integrity = { ...remote.integrity, 'start.js': '' };
  const preload = { ...remote.preload, './start': ['entry.js', 'start.js'] };
  const bytesOf = async (file: string) => bytes[file] ?? 95;
  const figures = await weigh({ ...remote, integrity, preload }, bytesOf, shell);
  expect(figures.filter(isOver).map(tellFigure)).toEqual([
    'Payroll, scripts: 1595 of 1500, with Page.js 150, start.js 95, entry.js 40',
    'Payroll, requests: 7 of 6',
  ]);
});

test('the entry counts where a build does not name it for the page', async () => {
  const preload = { './Page': ['Page.js', 'shared-ui/table'], './messages.en': ['en.js'] };
  const figures = await weigh({ ...remote, preload }, async (file) => bytes[file] ?? 0, shell);
  expect(figures.map(tellFigure)).toEqual([
    'remote-payroll, entry: 40 of 50',
    'Payroll, scripts: 1500 of 1500',
    'Payroll, requests: 6 of 6',
  ]);
});
