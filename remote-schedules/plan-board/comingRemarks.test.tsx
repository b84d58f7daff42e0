import { screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { brief, early, late, refusal } from '../assigning/testing/planned.ts';
import { messages } from '../messages/en.ts';
import type { ComingRow } from './rules/comingDays.ts';
import { plannedRow } from './testing/plannedRow.ts';
import { ComingBars } from './view/ComingBars.tsx';
import { CursorCell } from './view/CursorCell.tsx';
import { useBarWords } from './view/useBarWords.ts';

const range = { startDate: '2026-11-16', endDate: '2026-11-22' };
const remark: ComingRow['remarks'][number] = {
  kind: 'SHORT_REST',
  startDate: '2026-11-17',
  endDate: '2026-11-17',
  amount: 480,
  name: null,
  message: 'Only 8 h of rest.',
};
const dates = ['2026-11-16', '2026-11-17', '2026-11-18'];
const coming: ComingRow = {
  ...{ userId: 1, employeeName: 'Jonas Weber', planVersion: 1, refusal: null, remarks: [remark] },
  days: dates.map((date) => ({ date, before: brief(early), after: brief(late) })),
};

it('marks the day of a coming plan that would be unusual, and none beside it', () => {
  show(coming);
  expect(screen.getAllByTitle('Only 8 h of rest.')).toHaveLength(1);
});

it('is named by the words that stand in it', () => {
  show(coming);
  const [cell] = screen.getAllByRole('gridcell');
  const words = cell?.textContent ?? '';
  expect(words).toMatch(/^LATE \d/);
  expect(cell?.getAttribute('aria-label')).toContain(words);
});

it('marks what holds for several days where it begins', () => {
  const week = { ...remark, startDate: '2026-11-10', endDate: '2026-11-18', message: '7 days.' };
  show({ ...coming, remarks: [remark, week] });
  expect(screen.getAllByTitle('7 days.')).toHaveLength(1);
  expect(screen.getAllByTitle('Only 8 h of rest.')).toHaveLength(1);
});

it('marks nothing of a row that is refused', () => {
  show({ ...coming, refusal: refusal('FORBIDDEN', 'Not managed.') });
  expect(screen.queryByTitle('Only 8 h of rest.')).toBeNull();
});

it('says at the day of the keyboard what would be unusual', () => {
  show(coming, 1);
  expect(screen.getByRole('gridcell').getAttribute('aria-label')).toMatch(/, Only 8 h of rest\.$/);
});

it('says nothing of it at the day before', () => {
  show(coming, 0);
  expect(screen.getByRole('gridcell').getAttribute('aria-label')).not.toContain('rest');
});

function show(row: ComingRow, day?: number) {
  renderInHost(<Coming row={row} day={day} />, { messages });
}

function Coming({ row, day }: { readonly row: ComingRow; readonly day: number | undefined }) {
  const words = useBarWords();
  const shared = { coming: row, range, dayCount: 7, words, nameOf: String };
  const person = plannedRow(1, { employeeName: 'Jonas Weber' });
  if (day === undefined) return <ComingBars {...shared} row={person} plan={null} />;
  return (
    <div role="grid">
      <div role="row">
        <CursorCell {...shared} row={person} plan={null} day={day} isChosen={false} />
      </div>
    </div>
  );
}
