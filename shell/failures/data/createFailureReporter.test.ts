import { ApiFailure } from 'shared-contracts';
import { expect, it } from 'vitest';
import { createFailureReporter } from './createFailureReporter.ts';

it('reports each fault once, and falls silent after thirty', () => {
  const sent: string[] = [];
  const reporter = createFailureReporter((body) => sent.push(body));
  reporter.report('broken');
  reporter.report('broken');
  expect(sent).toHaveLength(1);
  for (let count = 0; count < 50; count += 1) reporter.report(`broken ${count}`);
  expect(sent).toHaveLength(30);
});

it('reports calls that the server failed, and not what it refused in the course of work', () => {
  const sent: string[] = [];
  const reporter = createFailureReporter((body) => sent.push(body));
  const call = { method: 'GET', path: '/api/session' };
  reporter.reportCall(new ApiFailure({ code: 'NO_SESSION', status: 401 }), call);
  reporter.reportCall(new ApiFailure({ code: 'NO_RESPONSE' }), call);
  expect(sent).toEqual([]);
  reporter.reportCall(new ApiFailure({ code: 'UNEXPECTED', status: 500, traceId: 't1' }), call);
  expect(sent[0]).toContain('GET /api/session: UNEXPECTED t1');
  const cause = new TypeError('crypto.randomUUID is not a function');
  reporter.reportCall(new ApiFailure({ code: 'PAGE_FAULT', cause }), call);
  expect(sent[1]).toContain('GET /api/session: PAGE_FAULT TypeError: crypto.randomUUID is not');
});

it('keeps the last ten for who looks at the page, and tells when there is another', () => {
  const sent: string[] = [];
  const reporter = createFailureReporter((body) => sent.push(body));
  let told = 0;
  const stop = reporter.subscribe(() => (told += 1));
  for (let count = 0; count < 11; count += 1) reporter.report(`broken ${count}`);
  reporter.report('of a remote', 'WARN', 'threw');
  expect(told).toBe(12);
  expect(sent).toHaveLength(12);
  expect(reporter.latest()).toHaveLength(10);
  expect(reporter.latest()[0]).toMatchObject({ message: 'of a remote', code: 'threw' });
  stop();
  reporter.report('again');
  expect(told).toBe(12);
});
