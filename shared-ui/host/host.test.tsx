import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from 'shared-contracts';
import { renderInHost } from '../testing/renderInHost.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { useBusEvent, useFeature, useProperty } from './HostProvider.tsx';

describe('what the shell hands to a page', () => {
  it('tells which functions are on, and with which values', () => {
    renderInHost(<Switches />, {
      features: { SEGMENTS: false },
      properties: { CLOCK_OUT_UNDO_DELAY: 3 },
    });
    expect(screen.getByText('segments off, undo 3 s')).toBeDefined();
  });

  it('lets a page hear of changes elsewhere', () => {
    const { bus } = renderInHost(<Hears />);
    act(() => bus.emit('schedules-changed', { employeeIds: [7] }));
    act(() => bus.emit('schedules-changed', { employeeIds: [8] }));
    expect(screen.getByText('heard 7 8')).toBeDefined();
  });
});

describe('a failed query', () => {
  it('is tried again only where that can help', () => {
    const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
    if (typeof retry !== 'function') throw new Error('There is no rule for retries.');
    expect(retry(0, new ApiFailure({ code: 'NOT_FOUND', status: 404 }))).toBe(false);
    expect(retry(0, new ApiFailure({ code: 'NO_RESPONSE' }))).toBe(true);
    expect(retry(1, new ApiFailure({ code: 'UNKNOWN_RESPONSE', status: 502 }))).toBe(true);
    expect(retry(2, new ApiFailure({ code: 'NO_RESPONSE' }))).toBe(false);
  });
});

function Switches() {
  const segments = useFeature('SEGMENTS');
  const delay = useProperty('CLOCK_OUT_UNDO_DELAY');
  return <p>{`segments ${segments ? 'on' : 'off'}, undo ${delay} s`}</p>;
}

function Hears() {
  const [heard, setHeard] = useState<readonly number[]>([]);
  useBusEvent('schedules-changed', ({ employeeIds }) => setHeard([...heard, ...employeeIds]));
  return <p>heard {heard.join(' ')}</p>;
}
