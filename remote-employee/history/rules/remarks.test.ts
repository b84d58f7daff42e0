import { describe, expect, it } from 'vitest';
import { timePair } from 'shared-time/testing/timePair.ts';
import { remarksOf } from './remarks.ts';

describe('a row', () => {
  it('is marked with its comment and exceptions, not with what it says anyway', () => {
    const pair = timePair({
      isManualPair: true,
      commentSummary: { clockInComment: null, clockOutComment: 'Late bus' },
      infoIndicators: ['CURRENTLY_CLOCKED_IN', 'CONTAINS_BREAKS', 'LATE_LOGOFF'],
    });
    expect(remarksOf(pair)).toEqual(['MANUAL', 'COMMENT', 'LATE_LOGOFF']);
  });
});
