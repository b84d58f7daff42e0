import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfiguration } from '../configuration/parseConfiguration.ts';
import {
  refusal,
  type HrScheduleRecord,
  type HrSystem,
  type HrTimeRecord,
} from '../hr-outbox/rules/hrSystem.ts';
import { createSuccessFactors } from './createSuccessFactors.ts';
import { fieldOf, listIn, parsed } from './rules/json.ts';
import { startOtherPeer, type OtherPeer } from './testing/startOtherPeer.ts';

describe('An OData service of another maker', () => {
  let peer: OtherPeer;
  let system: HrSystem;

  beforeAll(async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({
      ...{ personIdExternal: `E-${index}`, userId: `u${index}` },
    }));
    const employments = [
      ...many,
      { personIdExternal: 'O Neil & 7', userId: 'first', assignmentIdExternal: 'A-1' },
      { personIdExternal: 'O Neil & 7', userId: 'second', assignmentIdExternal: 'A-2' },
      { personIdExternal: 'L', userId: 'locked' },
    ];
    peer = await startOtherPeer(employments, [
      { externalCode: 'EARLY', startingDate: '/Date(1262304000000)/' },
      // A Monday.
      { externalCode: 'WEEK', startingDate: '/Date(1577664000000)/' },
    ]);
    const { successFactors } = parseConfiguration({
      ...{ HR_SYSTEM: 'successfactors', SUCCESSFACTORS_URL: peer.url },
      ...{ SUCCESSFACTORS_COMPANY: 'ACME', SUCCESSFACTORS_USER: 'API' },
      SUCCESSFACTORS_PASSWORD: 'x',
    });
    if (successFactors === null) throw new Error('It is named.');
    const now = () => new Date('2026-03-12T08:00:00Z');
    system = createSuccessFactors(successFactors, { now, onLogInRefused: () => undefined });
  });

  afterAll(() => peer.close());

  const planned = (code: string, employeeNumber: string, assignment = 'A'): HrScheduleRecord => ({
    ...{ key: `${code}-1`, code, operation: 'UPSERT', employeeNumber, assignment },
    schedule: {
      ...{ workSchedule: 'EARLY', startDate: '2026-04-06', endDate: '2026-04-10' },
      ...{ firstDayNumber: 1, duration: 1 },
    },
  });
  const gone = (code: string): HrScheduleRecord => ({
    ...planned(code, 'E-1'),
    ...{ operation: 'DELETE', schedule: null },
  });
  const deliver = (...records: HrScheduleRecord[]) =>
    system.deliverSchedules(records, AbortSignal.timeout(20_000));
  /** What it shows of an entity set, by its codes. */
  const shown = async (entity: string) => {
    const answer = await fetch(`${peer.url}/odata/v2/${entity}?$format=json&$top=1000`);
    const rows = listIn(fieldOf(parsed(await answer.text()), 'd'));
    return new Map(rows.map((row) => [fieldOf(row, 'externalCode'), row]));
  };

  test('takes temporary schedules once, refuses one for itself, and deletes', async () => {
    const answers = await deliver(planned('T1', 'E-1'), planned('T2', 'L'), planned('T3', 'E-3'));
    expect(answers).toEqual([null, refusal('REFUSED', 'userId: locked'), null]);
    await deliver(planned('T1', 'E-1'));
    const there = await shown('TemporaryTimeInformation');
    expect([...there.keys()]).toEqual(['T1', 'T3']);
    expect(there.get('T1')).toMatchObject({
      ...{ userId: 'u1', workSchedule: 'EARLY' },
      ...{ startDate: '/Date(1775433600000)/', endDate: '/Date(1775779200000)/' },
    });
    expect(await deliver(gone('T1'), gone('T3'))).toEqual([null, null]);
    expect((await shown('TemporaryTimeInformation')).size).toBe(0);
  });

  test('takes a week that begins there as it is planned, and no other', async () => {
    const week = (code: string, startDate: string): HrScheduleRecord => ({
      ...planned(code, 'E-1'),
      schedule: {
        ...{ workSchedule: 'WEEK', startDate, endDate: null, firstDayNumber: 1, duration: 7 },
      },
    });
    expect(await deliver(week('W1', '2026-04-06'), week('W2', '2026-04-07'))).toEqual([
      null,
      refusal('OTHER_DAY'),
    ]);
    expect([...(await shown('TemporaryTimeInformation')).keys()]).toEqual(['W1']);
    expect(await deliver(gone('W1'))).toEqual([null]);
  });

  test('finds people by names that need care, and many of them', async () => {
    const people = Array.from({ length: 120 }, (_, index) => planned(`P${index}`, `E-${index}`));
    const odd = planned('T 4 & ü', 'O Neil & 7', 'A-2');
    const outcomes = await deliver(...people, odd, planned('T5', 'nobody'));
    expect(outcomes.slice(0, -1)).toEqual(people.map(() => null).concat(null));
    expect(outcomes.at(-1)).toEqual(refusal('UNKNOWN_PERSON'));
    const there = await shown('TemporaryTimeInformation');
    expect(there.get('T 4 & ü')).toMatchObject({ userId: 'second' });
    expect(there.size).toBe(121);
    expect(await deliver({ ...odd, operation: 'DELETE', schedule: null })).toEqual([null]);
    expect((await shown('TemporaryTimeInformation')).size).toBe(120);
  });

  test('takes time with dates and clock times', async () => {
    const whole = { clockIn: '2026-03-10T07:00:00.000Z', clockOut: '2026-03-10T15:30:00.000Z' };
    const told = { timeType: 'work', costCenter: null };
    const record: HrTimeRecord = {
      ...{
        key: '7-1',
        id: 7,
        code: 'PUNCTUAL-7',
        operation: 'UPSERT',
        employeeNumber: 'E-1',
        assignment: 'A',
      },
      time: {
        ...{ pairType: 'SHIFT', shiftId: 7, startDate: '2026-03-10', timeZone: 'Europe/Berlin' },
        ...{ ...whole, ...told, isCallBack: false, duration: 30_600, adjusted: null },
        shift: { ...whole, ...told, segments: [] },
      },
    };
    expect(await system.deliverTime([record], AbortSignal.timeout(20_000))).toEqual([null]);
    expect((await shown('ExternalTimeData')).get('PUNCTUAL-7')).toMatchObject({
      ...{ userId: 'u1', timeType: 'work', costCenter: null },
      ...{ startDate: '/Date(1773100800000)/', startTime: 'PT08H00M00S', endTime: 'PT16H30M00S' },
    });
  });
});
