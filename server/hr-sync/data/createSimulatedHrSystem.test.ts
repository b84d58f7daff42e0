import { expect, test } from 'vitest';
import type { HrRecord } from '../rules/hrSystem.ts';
import { createSimulatedHrSystem, type HrSimulation } from './createSimulatedHrSystem.ts';

const calm: HrSimulation = {
  latency: 0,
  failurePercent: 0,
  unknownPeople: [],
  unreachablePeople: [],
};

function record(id: number, employeeNumber = 'E-1'): HrRecord {
  const key = `${id}-1`;
  return { key, id, operation: 'DELETE', employeeNumber, assignment: 'A-1', time: null };
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
  const deliver = (...records: HrRecord[]) => hr.deliver(records, AbortSignal.timeout(1_000));
  return { hr, deliver, waits };
}

test('takes a record once, however often it comes', async () => {
  const { hr, deliver } = simulated({});
  expect(await deliver(record(1), record(1), record(2))).toEqual([null, null, null]);
  expect([...hr.taken.keys()]).toEqual(['1-1', '2-1']);
});

test('fails as often as it is told, and takes its time', async () => {
  const { deliver, waits } = simulated({ failurePercent: 20, latency: 250 }, [0.19, 0.2]);
  expect(await deliver(record(1), record(2))).toEqual(['BUSY', null]);
  expect(waits).toEqual([250]);
});

test('does not know some people, and does not answer for others', async () => {
  const { deliver } = simulated({ unknownPeople: ['E-1'], unreachablePeople: ['E-2'] });
  expect(await deliver(record(1), record(2, 'E-3'))).toEqual(['UNKNOWN_PERSON', null]);
  await expect(deliver(record(3, 'E-2'))).rejects.toThrow('not to answer');
});
