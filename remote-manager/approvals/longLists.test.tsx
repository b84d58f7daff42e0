import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onScreen, openPage, press } from './testing/approvalsPage.tsx';
import { person, timePair } from './testing/people.ts';

onScreen('desktop');

describe('a long list of people', () => {
  it('has fewer than 20 nodes in the row of a person, and of an entry with something unusual', async () => {
    const people = Array.from({ length: 30 }, (_, index) =>
      person(index + 1, `Ada Byron${index}`, late(index, index === 0 ? 40 : 1)),
    );
    await openPage(people);
    press('Time of Ada Byron0');
    await waitFor(() => expect(nodesOf(2).length).toBeGreaterThan(5));
    expect(Number(screen.getByRole('treegrid').getAttribute('aria-rowcount'))).toBeGreaterThan(60);
    expect(Math.max(...nodesOf(1))).toBeLessThan(20);
    expect(Math.max(...nodesOf(2))).toBeLessThan(20);
  });
});

function late(index: number, count: number) {
  return Array.from({ length: count }, (_, each) =>
    timePair((index + 1) * 100 + each, { infoIndicators: ['LATE_LOGOFF'] }),
  );
}

/** For each row of a level, including the row itself. */
function nodesOf(level: 1 | 2): readonly number[] {
  const rows = screen.getByRole('treegrid').querySelectorAll(`tr[aria-level="${level}"][tabindex]`);
  return [...rows].map((row) => row.querySelectorAll('*').length + 1);
}
