import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import { refusal, type HrScheduleRecord } from '../hr-outbox/rules/hrSystem.ts';
import { createSuccessFactors, type SuccessFactors } from './createSuccessFactors.ts';
import { usedFields } from './rules/missingFields.ts';
import { startPeer } from './testing/startPeer.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'punctual-key-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('SuccessFactors', () => {
  let peer: Awaited<ReturnType<typeof startPeer>>;
  let now = new Date();
  let system: SuccessFactors;
  const refusedLogIns: number[] = [];
  const faults: unknown[] = [];

  beforeEach(async () => {
    peer = await startPeer();
    now = new Date('2026-03-12T08:00:00Z');
    refusedLogIns.length = 0;
    faults.length = 0;
    for (const number of [1, 2, 3, 4, 5]) {
      peer.store.employments.push({ personIdExternal: `E-${number}`, userId: `u${number}` });
    }
    peer.store.schedules.push({ externalCode: 'EARLY', startingDate: '/Date(1262304000000)/' });
    await writeFile(path.join(directory, 'key.pem'), peer.logIn.privateKey);
    system = connect();
  });

  afterEach(() => peer.close());

  function connect(
    settings: Readonly<Record<string, string>> = byOauth(),
    timeout = 30_000,
  ): SuccessFactors {
    const { successFactors } = parseConfiguration({
      ...{ HR_SYSTEM: 'successfactors', SUCCESSFACTORS_URL: peer.url },
      ...{ SUCCESSFACTORS_COMPANY: 'ACME', SUCCESSFACTORS_USER: 'API&USER' },
      ...settings,
    });
    if (successFactors === null) throw new Error('It is named.');
    return createSuccessFactors(
      { ...successFactors, timeout },
      {
        now: () => now,
        onLogInRefused: (status) => refusedLogIns.push(status),
        onFault: (error) => faults.push(error),
      },
    );
  }
  const byOauth = () => ({
    SUCCESSFACTORS_CLIENT_ID: 'key-1',
    SUCCESSFACTORS_PRIVATE_KEY: path.join(directory, 'key.pem'),
  });
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const planned = (code: string, person = 1): HrScheduleRecord => ({
    ...{ key: `${code}-1`, code, operation: 'UPSERT', employeeNumber: `E-${person}` },
    assignment: `A-${person}`,
    schedule: {
      ...{ workSchedule: 'EARLY', startDate: '2026-04-06', endDate: '2026-04-10' },
      ...{ firstDayNumber: 1, duration: 1 },
    },
  });
  const gone = (code: string, person = 1): HrScheduleRecord => ({
    ...planned(code, person),
    ...{ operation: 'DELETE', schedule: null },
  });
  /** Gives up when the system lets it wait. */
  const deliver = (...records: HrScheduleRecord[]) => {
    const patience = new AbortController();
    peer.onWaiting = () => patience.abort();
    return system.deliverSchedules(records, patience.signal);
  };
  const isThere = (code: string) => peer.store.entities.has(`TemporaryTimeInformation/${code}`);
  const unreached = refusal('UNREACHABLE');

  test('takes temporary schedules of several people in one batch', async () => {
    expect(await deliver(planned('T1'), planned('T2', 2))).toEqual([null, null]);
    expect(peer.store.entities.get('TemporaryTimeInformation/T1')).toEqual({
      ...{ externalCode: 'T1', userId: 'u1', workSchedule: 'EARLY' },
      ...{ startDate: '/Date(1775433600000)/', endDate: '/Date(1775779200000)/' },
    });
    expect(peer.calls).toEqual(['/oauth/token', 'WorkSchedule', 'EmpEmployment', '$batch']);
  });

  test('a fault of our own is told, and nothing counts as taken', async () => {
    const faulty = { ...planned('T1'), employeeNumber: 'half of a letter: \ud83d' };
    expect(await deliver(faulty)).toEqual([unreached]);
    expect(faults).toEqual([expect.any(URIError)]);
  });

  test('takes the same key twice without doing it twice', async () => {
    await deliver(planned('T1'));
    expect(await deliver(planned('T1'))).toEqual([null]);
    expect([...peer.store.entities.keys()]).toEqual(['TemporaryTimeInformation/T1']);
  });

  test('deletes what is there, and has nothing against deleting what is not', async () => {
    await deliver(planned('T1'));
    expect(await deliver(gone('T1'), gone('T9'))).toEqual([null, null]);
    expect(isThere('T1')).toBe(false);
  });

  test('does the deletions of a batch first, so that nothing stands in the way', async () => {
    await deliver(planned('T1'));
    await deliver(planned('T2'), gone('T1'));
    expect(peer.store.writes.slice(1)).toEqual([
      'DELETE TemporaryTimeInformation/T1',
      'UPSERT TemporaryTimeInformation/T2',
    ]);
  });

  test('refuses one of a batch for itself, in its own words', async () => {
    peer.store.refusals.set('T2', 'workSchedule: EARLY is not valid on 2026-04-06');
    expect(await deliver(planned('T1'), planned('T2', 2), planned('T3', 3))).toEqual([
      null,
      refusal('REFUSED', 'workSchedule: EARLY is not valid on 2026-04-06'),
      null,
    ]);
    expect([isThere('T1'), isThere('T2'), isThere('T3')]).toEqual([true, false, true]);
  });

  test('a batch that is refused as a whole is taken but for the one that is to blame', async () => {
    const whole = { status: 400, body: '{"error":{"message":{"value":"Bad request"}}}' };
    // All five, the first three, the first two, the first one.
    peer.faults.push(whole, whole, whole, whole);
    const records = [1, 2, 3, 4, 5].map((person) => planned(`T${person}`, person));
    expect(await deliver(...records)).toEqual([
      refusal('REFUSED', 'Bad request'),
      ...[null, null, null, null],
    ]);
  });

  describe('schedules', () => {
    const week = (code: string, startDate: string): HrScheduleRecord => ({
      ...planned(code),
      schedule: {
        ...{ workSchedule: 'WEEK', startDate, endDate: null, firstDayNumber: 1, duration: 7 },
      },
    });
    const made = (): HrScheduleRecord => ({
      ...planned('T9'),
      schedule: {
        ...{ workSchedule: 'PUNCTUAL-C08001630', startDate: '2026-04-06', endDate: '2026-04-06' },
        ...{ firstDayNumber: 1, duration: 1 },
      },
    });

    test('that are not there are refused by their code until somebody makes them', async () => {
      expect(await deliver(made(), planned('T1'))).toEqual([
        refusal('UNKNOWN_SCHEDULE', 'PUNCTUAL-C08001630'),
        null,
      ]);
      peer.store.schedules.push({ externalCode: 'PUNCTUAL-C08001630', startingDate: null });
      expect(await deliver(made())).toEqual([null]);
    });

    test('that would begin with another day there are not sent', async () => {
      // A Monday.
      peer.store.schedules.push({ externalCode: 'WEEK', startingDate: '/Date(1577664000000)/' });
      expect(await deliver(week('T1', '2026-04-06'), week('T2', '2026-04-07'))).toEqual([
        null,
        refusal('OTHER_DAY'),
      ]);
      expect([isThere('T1'), isThere('T2')]).toEqual([true, false]);
    });

    test('that we may not see: one day is sent, several days are not, and log-in is not to blame', async () => {
      peer.hidden.add('WorkSchedule');
      expect(await deliver(planned('T1'), week('T2', '2026-04-06'))).toEqual([
        null,
        refusal('OTHER_DAY'),
      ]);
      expect([refusedLogIns, system.pausedUntil()]).toEqual([[], null]);
    });

    test('deletions ask for none', async () => {
      await deliver(gone('T1'));
      expect(peer.calls).not.toContain('WorkSchedule');
    });
  });

  describe('people', () => {
    test('are looked up page by page, once an hour', async () => {
      const records = [1, 2, 3, 4, 5].map((person) => planned(`T${person}`, person));
      expect(await deliver(...records)).toEqual([null, null, null, null, null]);
      const lookUps = () => peer.calls.filter((call) => call === 'EmpEmployment').length;
      expect(lookUps()).toBe(3);
      await deliver(...records);
      expect(lookUps()).toBe(3);
      later(3600);
      await deliver(...records);
      expect(lookUps()).toBe(6);
    });

    test('who are not there are unknown, until they are', async () => {
      expect(await deliver(planned('T1', 9), planned('T2'))).toEqual([
        refusal('UNKNOWN_PERSON'),
        null,
      ]);
      peer.store.employments.push({ personIdExternal: 'E-9', userId: 'u9' });
      expect(await deliver(planned('T1', 9))).toEqual([null]);
    });

    test('one whose number the system cannot ask for keeps nobody else from being found', async () => {
      const odd = { ...planned('T9'), employeeNumber: '?' };
      expect(await deliver(planned('T1'), odd, planned('T2', 2), planned('T3', 3))).toEqual([
        ...[null, refusal('UNKNOWN_PERSON'), null, null],
      ]);
    });

    test('with two employments are told apart by the code of the assignment', async () => {
      const record = { ...planned('T1'), employeeNumber: 'E-8', assignment: 'A-7' };
      peer.store.employments.push(
        { personIdExternal: 'E-8', userId: 'c', assignmentIdExternal: 'A-6' },
        { personIdExternal: 'E-8', userId: 'd', assignmentIdExternal: 'A-7' },
      );
      await deliver(record);
      expect(peer.store.entities.get('TemporaryTimeInformation/T1')).toMatchObject({ userId: 'd' });
      expect(await deliver({ ...record, assignment: 'A-5' })).toEqual([refusal('UNKNOWN_PERSON')]);
    });
  });

  describe('log-in', () => {
    test('a token is fetched once, also for calls at the same time', async () => {
      await Promise.all([deliver(planned('T1')), deliver(planned('T2', 2))]);
      await deliver(planned('T3', 3));
      expect(peer.logIn.tokens).toEqual(['token-1']);
    });

    test('is renewed before the token ends', async () => {
      await deliver(planned('T1'));
      later(1741);
      await deliver(planned('T1'));
      expect(peer.logIn.tokens).toEqual(['token-1', 'token-2']);
    });

    test('is renewed once when the token is refused', async () => {
      await deliver(planned('T1'));
      peer.logIn.revoke();
      expect(await deliver(planned('T2'))).toEqual([null]);
      expect(peer.logIn.tokens).toEqual(['token-1', 'token-2']);
      expect(refusedLogIns).toEqual([]);
    });

    test('with another key is refused, tells operators, and is left for five minutes', async () => {
      const other = await startPeer();
      await writeFile(path.join(directory, 'key.pem'), other.logIn.privateKey);
      await other.close();
      system = connect();
      const notBefore = '2026-03-12T08:05:00.000Z';
      expect(await deliver(planned('T1'))).toEqual([{ ...unreached, notBefore }]);
      expect([system.pausedUntil(), refusedLogIns]).toEqual([notBefore, [400]]);
    });

    test('by user and password is refused without trying it again', async () => {
      system = connect({ SUCCESSFACTORS_PASSWORD: 'secret' });
      peer.logIn.password = 'other';
      expect(await deliver(planned('T1'))).toMatchObject([{ reason: 'UNREACHABLE' }]);
      expect([peer.calls, refusedLogIns]).toEqual([['WorkSchedule'], [401]]);
      peer.logIn.password = 'secret';
      later(301);
      expect(await deliver(planned('T1'))).toEqual([null]);
    });

    test('a key that cannot be read is told when the server starts', () => {
      const settings = { ...byOauth(), SUCCESSFACTORS_PRIVATE_KEY: '/nowhere/key.pem' };
      expect(() => connect(settings)).toThrow('SUCCESSFACTORS_PRIVATE_KEY names /nowhere/key.pem');
    });
  });

  describe('what an operator hears at the start', () => {
    const faultsOf = () => system.faults(AbortSignal.timeout(20_000));

    test('is nothing where all is right', async () => {
      expect(await faultsOf()).toEqual([]);
    });

    test('the address leads nowhere', async () => {
      await peer.close();
      expect(await faultsOf()).toEqual([`Nobody answers at ${peer.url}: see SUCCESSFACTORS_URL.`]);
      peer = await startPeer();
    });

    test('the address is of something else', async () => {
      for (const entity of Object.keys(usedFields)) peer.hidden.add(entity);
      expect(await faultsOf()).toEqual([
        `What answers at ${peer.url} is no API server: see SUCCESSFACTORS_URL and the user's rights.`,
      ]);
    });

    test('the password is wrong, which delivery does not try at once again', async () => {
      system = connect({ SUCCESSFACTORS_PASSWORD: 'secret' });
      peer.logIn.password = 'other';
      expect(await faultsOf()).toEqual([
        'It refuses the log-in with 401: see SUCCESSFACTORS_COMPANY, SUCCESSFACTORS_USER and SUCCESSFACTORS_PASSWORD.',
      ]);
      expect(system.pausedUntil()).toBe('2026-03-12T08:05:00.000Z');
    });

    test('the client is not the registered one', async () => {
      system = connect({ ...byOauth(), SUCCESSFACTORS_CLIENT_ID: 'key-2' });
      expect(await faultsOf()).toEqual([
        'It refuses the log-in with 400: see SUCCESSFACTORS_COMPANY, SUCCESSFACTORS_USER and ' +
          'SUCCESSFACTORS_CLIENT_ID, the certificate of SUCCESSFACTORS_PRIVATE_KEY and the clock of this machine.',
      ]);
    });

    test('fields and entities are missing, each by its name', async () => {
      peer.hidden.add('WorkSchedule').add('TemporaryTimeInformation.workSchedule');
      expect(await faultsOf()).toEqual([
        'It has no field TemporaryTimeInformation.workSchedule.',
        'It has no WorkSchedule that the user may see.',
      ]);
    });
  });

  describe('too much for it', () => {
    test.each([
      [429, '120', '2026-03-12T08:02:00.000Z'],
      [503, 'Thu, 12 Mar 2026 08:10:00 GMT', '2026-03-12T08:10:00.000Z'],
      [429, undefined, '2026-03-12T08:05:00.000Z'],
      [429, '31536000', '2026-03-12T09:00:00.000Z'],
      [429, 'soon', '2026-03-12T08:05:00.000Z'],
    ])('%s with Retry-After %s: nothing is sent before %s', async (status, header, notBefore) => {
      peer.faults.push({ status, ...(header === undefined ? {} : { retryAfter: header }) });
      const put = { ...refusal('BUSY'), notBefore };
      expect(await deliver(planned('T1'))).toEqual([put]);
      expect(system.pausedUntil()).toBe(notBefore);
      const sent = peer.calls.length;
      expect(await deliver(planned('T2'))).toEqual([put]);
      expect(peer.calls).toHaveLength(sent);
      now = new Date(notBefore);
      expect(await deliver(planned('T1'), planned('T2', 2))).toEqual([null, null]);
    });

    test('a part of a batch that is put off keeps the others from nothing', async () => {
      peer.store.busy.set('T2', 60);
      expect(await deliver(planned('T1'), planned('T2', 2))).toEqual([
        null,
        { ...refusal('BUSY'), notBefore: '2026-03-12T08:01:00.000Z' },
      ]);
      expect(system.pausedUntil()).toBe('2026-03-12T08:01:00.000Z');
    });

    test('is not asked more than four things at once', async () => {
      const people = Array.from({ length: 1_000 }, (_, index) => index + 10);
      for (const person of people) {
        peer.store.employments.push({ personIdExternal: `E-${person}`, userId: `u${person}` });
      }
      const outcomes = await deliver(...people.map((person) => planned(`T${person}`, person)));
      expect(new Set(outcomes)).toEqual(new Set([null]));
      expect(peer.calls.filter((call) => call === '$batch')).toHaveLength(20);
      expect(peer.mostAtOnce).toBeLessThanOrEqual(4);
    });
  });

  describe('bad answers', () => {
    const two = () => deliver(planned('T1'), planned('T2', 2));

    test.each([
      ['hangs', 'hang'],
      ['answers something else', 'garbage'],
      ['fails', { status: 500 }],
      ['sends us elsewhere', { status: 302 }],
      ['is not there', { status: 404 }],
      ['ends the connection before its answer', { cutAfter: 0 }],
    ] as const)('a system that %s: nothing is known of any', async (_, fault) => {
      peer.faults.push(fault);
      expect(await two()).toEqual([unreached, unreached]);
      expect(await two()).toEqual([null, null]);
      expect(peer.store.entities.size).toBe(2);
    });

    test('cut off in the middle of a batch, what was answered counts and the rest is sent again', async () => {
      peer.faults.push({ cutAfter: 520 });
      expect(await two()).toEqual([null, unreached]);
      expect(await deliver(planned('T2', 2))).toEqual([null]);
      expect([...peer.store.entities.keys()].toSorted()).toEqual([
        'TemporaryTimeInformation/T1',
        'TemporaryTimeInformation/T2',
      ]);
    });

    test('answered too late, it was done, and is done once', async () => {
      peer.faults.push('late');
      expect(await two()).toEqual([unreached, unreached]);
      expect([isThere('T1'), isThere('T2')]).toEqual([true, true]);
      expect(await two()).toEqual([null, null]);
      expect(peer.store.entities.size).toBe(2);
    });

    test('a next page on another server is not asked for, lest it gets our log-in', async () => {
      const other = await startPeer();
      peer.nextPages = other.url;
      const records = [1, 2, 3].map((person) => planned(`T${person}`, person));
      expect(await deliver(...records)).toEqual([unreached, unreached, unreached]);
      expect(other.calls).toEqual([]);
      await other.close();
    });

    test('what takes longer than the setting says is given up', async () => {
      system = connect(byOauth(), 200);
      peer.faults.push('hang');
      peer.onWaiting = () => undefined;
      expect(await system.deliverSchedules([planned('T1')], new AbortController().signal)).toEqual([
        unreached,
      ]);
    });

    test('a server that is gone: nothing is known of any', async () => {
      await peer.close();
      expect(await two()).toEqual([unreached, unreached]);
      peer = await startPeer();
    });
  });
});
