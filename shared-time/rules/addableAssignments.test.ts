import { defaultFeatures } from 'shared-contracts/features';
import { describe, expect, it } from 'vitest';
import { assignment } from 'shared-contracts/testing/employee.ts';
import { addableAssignments } from './addableAssignments.ts';

const { features, properties } = defaultFeatures;
const positions = [
  assignment({ id: 1, authorityNames: ['VIEW_TIME'] }),
  assignment({ id: 2, authorityNames: ['CAPTURE_TIME'] }),
  assignment({ id: 3, authorityNames: ['ADD_TIME'], isPrimary: false }),
  assignment({ id: 4, authorityNames: ['ADD_TIME'], active: false }),
  assignment({ id: 5, authorityNames: ['CAPTURE_TIME', 'ADD_TIME'], currentlyManaged: false }),
];

describe('the positions that time can be added on', () => {
  it('are those of the list of permissions, those that have not ended first', () => {
    expect(ids('EMPLOYEE', defaultFeatures)).toEqual([5]);
    expect(ids('MANAGER', defaultFeatures)).toEqual([3, 4]);
  });

  it('are none where the company does not want it', () => {
    const off = { features, properties: { ...properties, ADD_TIME_EMPLOYEE: false } };
    expect(ids('EMPLOYEE', off)).toEqual([]);
    expect(ids('MANAGER', off)).toEqual([3, 4]);
  });
});

function ids(actsAs: 'EMPLOYEE' | 'MANAGER', info: typeof defaultFeatures): number[] {
  return addableAssignments(positions, actsAs, info).map(({ id }) => id);
}
