import { expect, test } from 'vitest';
import {
  refusal,
  type HrScheduleRecord,
  type HrTimeRecord,
} from '../../hr-outbox/rules/hrSystem.ts';
import { createSimulatedHrSystem, type HrSimulation } from './createSimulatedHrSystem.ts';

const calm: HrSimulation = {
  latency: 0,
  failurePercent: 0,
  unknownPeople: [],
  unreachablePeople: [],
};

function record(id: number, employeeNumber = 'E-1'): HrTimeRecord {
  const key = `${id}-1`;
  return {
    ...{ key, id, code: `PUNCTUAL-${id}`, operation: 'DELETE', employeeNumber },
    ...{ assignment: 'A-1', time: null },
  };
}

function simulated(simulation: Partial<HrSimulation>, chances: number[] = []) {
  const waits: number[] = [];
  const hr = createSimulatedHrSystem(
    { ...calm, ...simulation },
    {
      wait: async (milliseconds) => void waits.push(milliseconds),
      chance: () => chances.shift() ?? 0.99,
    },
  );
  const signal = AbortSignal.timeout(1_000);
  return {
    ...{ hr, waits },
    deliver: (...records: HrTimeRecord[]) => hr.deliverTime(records, signal),
    plan: (...records: HrScheduleRecord[]) => hr.deliverSchedules(records, signal),
  };
}

test('takes a record once, however often it comes', async () => {
  const { hr, deliver } = simulated({});
  expect(await deliver(record(1), record(1), record(2))).toEqual([null, null, null]);
  expect([...hr.taken.keys()]).toEqual(['1-1', '2-1']);
});

test('fails as often as it is told, and takes its time', async () => {
  const { deliver, waits } = simulated({ failurePercent: 20, latency: 250 }, [0.19, 0.2]);
  expect(await deliver(record(1), record(2))).toEqual([refusal('BUSY'), null]);
  expect(waits).toEqual([250]);
});

test('does not know some people, and does not answer for others', async () => {
  const { deliver } = simulated({ unknownPeople: ['E-1'], unreachablePeople: ['E-2'] });
  expect(await deliver(record(1), record(2, 'E-3'))).toEqual([refusal('UNKNOWN_PERSON'), null]);
  expect(await deliver(record(3, 'E-2'))).toEqual([refusal('UNREACHABLE')]);
});

test('takes schedules as it takes time', async () => {
  const schedule = (code: string, employeeNumber: string): HrScheduleRecord => ({
    ...{ key: `${code}-1`, code, operation: 'DELETE', employeeNumber, assignment: 'A-1' },
    schedule: null,
  });
  const { hr, plan } = simulated({ unknownPeople: ['E-1'], unreachablePeople: ['E-2'] });
  expect(await plan(schedule('T1', 'E-1'), schedule('T2', 'E-2'), schedule('T3', 'E-3'))).toEqual([
    refusal('UNKNOWN_PERSON'),
    refusal('UNREACHABLE'),
    null,
  ]);
  expect([...hr.takenSchedules.keys()]).toEqual(['T3-1']);
});
