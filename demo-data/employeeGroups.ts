import type { EmployeeGroupEntry } from 'shared-contracts/company-file/companyFile.ts';
import type { PositionCode } from './catalogues.ts';
import { cast, workers } from './people.ts';
import { assignmentCode } from './roster.ts';

const otherManager = '10031';

/** Groups of the managers at Riverside: their own, and one across both teams. */
export const employeeGroups: EmployeeGroupEntry[] = [
  {
    code: 'WARDS',
    name: 'Ward team',
    owner: cast.manager,
    sharedWith: [otherManager],
    assignments: assignmentsOf([cast.manager], ['HOUSEKEEPING', 'WARDHOST']),
  },
  {
    code: 'PORTERS',
    name: 'Porters',
    owner: cast.manager,
    assignments: assignmentsOf([cast.manager], ['PORTER', 'NIGHTPORTER']),
  },
  {
    code: 'KITCHEN-LAUNDRY',
    name: 'Kitchen and laundry',
    owner: otherManager,
    sharedWith: [cast.manager],
    assignments: assignmentsOf([cast.manager, otherManager], ['KITCHEN', 'COOK', 'LAUNDRY']),
  },
];

function assignmentsOf(managers: readonly string[], positions: readonly PositionCode[]): string[] {
  return workers
    .filter(({ manager, position }) => managers.includes(manager) && positions.includes(position))
    .map(({ number }) => assignmentCode(number));
}
