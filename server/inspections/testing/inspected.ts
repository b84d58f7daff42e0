import type { SignedRecord } from '../../records/rules/record.ts';
import type { InspectedPerson } from '../rules/inspectedPerson.ts';
import type { InspectedShift } from '../rules/inspectedTime.ts';

/** Ella with a test's records of her time, all of which are wanted. */
export function inspected({
  records = [],
  ...given
}: Partial<Omit<InspectedPerson, 'records' | 'wanted'>> & {
  readonly records?: readonly Partial<SignedRecord>[];
}): InspectedPerson {
  const all = records.map((record, index) => ({ ...first, sequence: index + 1, ...record }));
  return {
    ...{ person: ella, shifts: [], signOffs: [], names: {}, faults: [], records: all },
    wanted: new Set(all.map(({ timePairId }) => timePairId)),
    ...given,
  };
}

const ella: InspectedPerson['person'] = {
  ...{ id: 1, code: 'A-1', employeeId: 1, employeeNumber: 'E-1', head: 9 },
  ...{ firstName: 'Ella', lastName: 'Brandt', position: 'Nurse', timeZone: 'Europe/Berlin' },
};

const first: SignedRecord = {
  ...{ assignmentId: 1, timePairId: 7, sequence: 1, salts: null },
  ...{ actorKind: 'employee', actorId: 2, action: 'EDITED', before: null, after: {} },
  recordedAt: '2026-03-11T08:00:00.000Z',
  previousMac: Buffer.alloc(32),
  mac: Buffer.alloc(32),
};

/** Eight hours on 10 March in Berlin, without a place. */
export const shift: InspectedShift = {
  ...{ id: 7, start_date: '2026-03-10', time_zone: 'Europe/Berlin', deleted_at: null },
  ...{ clock_in: '2026-03-10T07:30:00.000Z', clock_out: '2026-03-10T15:30:00.000Z' },
  ...{ duration: 28_800, status: 'APPROVED', is_correction: false, cost_center_id: null },
  segments: [],
};
