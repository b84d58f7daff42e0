import { describe, expect, it } from 'vitest';
import { timePair } from 'shared-contracts/testing/timePair.ts';
import { remarksOf } from './remarksOf.ts';

describe('a row', () => {
  it('is marked with its comment and exceptions, not with what it says anyway', () => {
    const pair = timePair({
      isManualPair: true,
      commentSummary: { clockInComment: null, clockOutComment: 'Late bus' },
      infoIndicators: ['CURRENTLY_CLOCKED_IN', 'CONTAINS_BREAKS', 'LATE_LOGOFF'],
    });
    expect(remarksOf(pair)).toEqual(['MANUAL', 'COMMENT', 'LATE_LOGOFF']);
  });

  it('says that it was a call-back, was corrected, and went without its meal break', () => {
    const pair = timePair({ isCallBack: true, type: 'CORRECTION', mealBreakWaived: true });
    expect(remarksOf(pair)).toEqual(['CORRECTED', 'CALL_BACK', 'MEAL_WAIVED']);
    expect(remarksOf(timePair({ mealBreakWaived: false }))).toEqual([]);
  });
});
