import { ApiFailure } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import {
  atStart,
  importFlow,
  outcomeOf,
  remedyOf,
  type CompanyCheck,
  type ImportEvent,
} from './importFlow.ts';

const file = new File(['{}'], 'company.json');
const content = new Blob(['{}']);
const site = { section: 'geofences', added: 0, changed: 1, removed: 0, unchanged: 4 } as const;
const sound: CompanyCheck = {
  ...{ version: 3, faults: [], faultCount: 0, sections: [site], effects: [], refusal: null },
};
const ownAccess = { code: 'OWN_ACCESS', title: 'Own access', detail: 'Not yours.' } as const;
const fault = { line: 3, field: 'geofences.0.latitude', message: 'Too large.' };
const faulty: CompanyCheck = { ...sound, faults: [fault], faultCount: 1, sections: [] };
const unanswered = new ApiFailure({ code: 'NO_RESPONSE' });
const outdated = new ApiFailure({ code: 'COMPANY_CHANGED', status: 409 });

const choose: ImportEvent = { type: 'choose', file };
const answer = { type: 'answer', check: sound, content } as const;
const checkAgain = { type: 'checkAgain' } as const;
const importAs = (key: string): ImportEvent => ({ type: 'import', key });
const after = (...events: readonly ImportEvent[]) => events.reduce(importFlow, atStart);

describe('the import of a company file', () => {
  it('goes from the choice over the check to the import, and begins again', () => {
    expect(after(choose)).toMatchObject({ step: 'checking', file });
    expect(after(choose, answer)).toMatchObject({ step: 'checked', check: sound, content });
    expect(after(choose, answer, importAs('a'))).toMatchObject({ step: 'importing', key: 'a' });
    expect(after(choose, answer, importAs('a'), { type: 'finish' })).toEqual(atStart);
  });

  it('keeps the key over retries, and takes another one after another check', () => {
    const failed = after(choose, answer, importAs('a'), { type: 'fail', failure: unanswered });
    expect(failed).toMatchObject({ step: 'importFailed', failure: unanswered });
    const again = importFlow(failed, importAs('b'));
    expect(again).toMatchObject({ step: 'importing', key: 'a', failure: null });
    const checked = importFlow(importFlow(failed, checkAgain), answer);
    expect(importFlow(checked, importAs('b'))).toMatchObject({ step: 'importing', key: 'b' });
  });

  it('imports nothing that has faults, changes nothing or is refused', () => {
    for (const check of [
      faulty,
      { ...sound, sections: [{ ...site, changed: 0 }] },
      { ...sound, refusal: ownAccess },
    ]) {
      const checked = after(choose, { ...answer, check });
      expect(importFlow(checked, importAs('a'))).toBe(checked);
    }
  });

  it('ignores an answer that comes after the check was cancelled', () => {
    expect(after(choose, { type: 'cancel' }, answer)).toEqual(atStart);
  });

  it('cannot be cancelled while the server imports', () => {
    const importing = after(choose, answer, importAs('a'));
    expect(importFlow(importing, { type: 'cancel' })).toBe(importing);
    expect(importFlow(importing, choose)).toBe(importing);
  });

  it('says why a file was not accepted until another one is chosen', () => {
    const refused = after({ type: 'refuse', fault: 'TOO_LARGE', name: 'big.json' });
    expect(refused).toMatchObject({ step: 'start', refused: { fault: 'TOO_LARGE' } });
    expect(importFlow(refused, choose)).toMatchObject({ step: 'checking', refused: null });
  });
});

it('tells faults, refusals, files without changes and files to import apart', () => {
  expect(outcomeOf(null)).toBeNull();
  expect(outcomeOf(faulty)).toBe('faulty');
  expect(outcomeOf({ ...sound, refusal: ownAccess })).toBe('refused');
  expect(outcomeOf({ ...sound, sections: [] })).toBe('unchanged');
  expect(outcomeOf(sound)).toBe('ready');
});

describe('an import whose answer is missing', () => {
  const importing = after(choose, answer, importAs('a'));
  const fail = (failure: ApiFailure): ImportEvent => ({ type: 'fail', failure });
  const failed = (...failures: readonly ApiFailure[]) =>
    failures.reduce(
      (flow, failure) => importFlow(importFlow(flow, importAs('b')), fail(failure)),
      importing,
    );
  const refusedWith = (status: number, code: ApiFailure['code']) =>
    new ApiFailure({ code, status });

  it.each([
    unanswered,
    refusedWith(200, 'UNKNOWN_RESPONSE'),
    refusedWith(403, 'UNKNOWN_RESPONSE'),
    refusedWith(500, 'UNEXPECTED'),
    refusedWith(503, 'UNAVAILABLE'),
    refusedWith(409, 'REQUEST_IN_PROGRESS'),
  ])('may have imported the file ($code, $status)', (failure) => {
    expect(failed(failure)).toMatchObject({ mayBeImported: true });
    expect(remedyOf(failure, failed(failure))).toBe('tryAgain');
  });

  it.each([
    refusedWith(401, 'NO_SESSION'),
    refusedWith(403, 'ACCESS_DENIED'),
    refusedWith(429, 'TOO_MANY_REQUESTS'),
    refusedWith(503, 'UNAVAILABLE'),
    new ApiFailure({ code: 'PAGE_FAULT' }),
  ])('still may have after a retry that is not settled ($code)', (failure) => {
    const flow = failed(unanswered, failure);
    expect(flow).toMatchObject({ mayBeImported: true, key: 'a' });
    expect(remedyOf(failure, flow)).toBe('tryAgain');
    expect(importFlow(flow, importAs('b'))).toMatchObject({ mayBeImported: true, key: 'a' });
  });

  it('has not once a retry is refused for good, and begins again after a success', () => {
    expect(failed(unanswered, outdated)).toMatchObject({ mayBeImported: false });
    const again = importFlow(failed(unanswered), importAs('b'));
    expect(importFlow(again, { type: 'finish' })).toEqual(atStart);
  });

  it.each([
    refusedWith(401, 'NO_SESSION'),
    refusedWith(403, 'ACCESS_DENIED'),
    refusedWith(429, 'CHECK_UNDER_WAY'),
    outdated,
    new ApiFailure({ code: 'PAGE_FAULT' }),
  ])('is none if the first try is refused ($code)', (failure) => {
    expect(failed(failure)).toMatchObject({ mayBeImported: false });
  });

  it('is none if a check is not answered', () => {
    expect(after(choose, fail(unanswered))).toMatchObject({ mayBeImported: false });
  });
});

it('checks again what was read of the file', () => {
  const failed = after(choose, answer, importAs('a'), { type: 'fail', failure: outdated });
  expect(importFlow(failed, checkAgain)).toMatchObject({ step: 'checking', file, content });
});

it('offers what can help after a failed import', () => {
  const known = { mayBeImported: false };
  const busy = new ApiFailure({ code: 'CHECK_UNDER_WAY', status: 429 });
  const tooLong = new ApiFailure({ code: 'CHECK_TOOK_TOO_LONG', status: 400 });
  expect(remedyOf(busy, known)).toBe('tryAgain');
  expect(remedyOf(outdated, known)).toBe('checkAgain');
  expect(remedyOf(tooLong, known)).toBe('none');
});
