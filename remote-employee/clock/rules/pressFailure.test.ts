import { expect, it } from 'vitest';
import { mayPassNextTime, refusalKind } from './pressFailure.ts';

it('sends again what nobody has judged', () => {
  expect(mayPassNextTime({ code: 'NO_RESPONSE', status: undefined })).toBe(true);
  expect(mayPassNextTime({ code: 'UNAVAILABLE', status: 503 })).toBe(true);
  expect(mayPassNextTime({ code: 'REQUEST_IN_PROGRESS', status: 409 })).toBe(true);
  expect(mayPassNextTime({ code: 'CLOCK_OUT_ALREADY_RECORDED', status: 409 })).toBe(false);
  expect(mayPassNextTime({ code: 'UNEXPECTED', status: 500 })).toBe(false);
});

it('says nothing of an ended session: the shell does', () => {
  expect(refusalKind({ code: 'NO_SESSION', status: 401 })).toBeNull();
  expect(refusalKind({ code: 'SEGMENT_ALREADY_OPEN', status: 409 })).toBe('break-running');
  expect(refusalKind({ code: 'VALIDATION_FAILED', status: 400 })).toBe('other');
});
