import { expect, it } from 'vitest';
import { refusalKind } from './refusalKind.ts';

it('tells each refusal in its own words', () => {
  expect(refusalKind('CLOCK_OUT_ALREADY_RECORDED')).toBe('ended');
  expect(refusalKind('SEGMENT_ALREADY_OPEN')).toBe('break-running');
  expect(refusalKind('OUTSIDE_GEOFENCE')).toBe('outside');
  expect(refusalKind('VALIDATION_FAILED')).toBe('other');
});
