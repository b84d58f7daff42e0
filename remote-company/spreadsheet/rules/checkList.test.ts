import { describe, expect, it } from 'vitest';
import { checked, clinic, knownClinic, listOf, place, today } from '../testing/lists.ts';
import { companyFileOf } from './companyFileOf.ts';
import { faultsOfServer } from './faultsOfServer.ts';
import { knownCompany } from './knownCompany.ts';
import { firstDefaults } from './listChoices.ts';
import { recognizeColumns } from './recognizeColumns.ts';

const heads = ['First name', 'Last name'];

function faultsOf(headings: string[], ...rows: string[][]) {
  return checked(
    listOf([[...heads, ...headings], ...rows.map((row) => ['Ella', 'Stone', ...row])]),
  ).rows.flatMap(({ number, faults }) => faults.map((fault) => ({ row: number, ...fault })));
}

function fileOf(cells: string[][], known = knownClinic) {
  const list = listOf(cells, known);
  return companyFileOf(checked(list), known, list.choices.defaults, {
    today,
    timeType: 'Regular hours',
  });
}

describe('A new person', () => {
  it('gets a number, a user name and an assignment with the usual answers', () => {
    const { file } = fileOf([heads, ['Ella', 'Stone'], ['Ella', 'Stone'], ['มาลี', 'ใจดี']]);
    expect(file.people).toEqual([
      { employeeNumber: '2002', firstName: 'Ella', lastName: 'Stone', username: 'ella.stone' },
      { employeeNumber: '2003', firstName: 'Ella', lastName: 'Stone', username: 'ella.stone2' },
      { employeeNumber: '2004', firstName: 'มาลี', lastName: 'ใจดี', username: 'มาลี.ใจดี' },
    ]);
    expect(file.assignments?.[0]).toEqual({
      code: 'A-2002',
      employee: '2002',
      isPrimary: true,
      description: 'Nurse',
      position: 'NURSE',
      startDate: today,
      countryCode: 'DE',
      company: 'Harbour Clinic Ltd',
      timeZone: 'Europe/Berlin',
      timeTypeProfile: 'STANDARD',
      authorities: ['CAPTURE_TIME', 'VIEW_TIME', 'ADD_TIME'],
      timeRecordingVariants: [{ timeRecordingVariant: 'CLOCK', startDate: today }],
    });
  });

  it('brings positions and cost centers that are not known, each once', () => {
    const { file } = fileOf([
      [...heads, 'Position', 'Department'],
      ['Ella', 'Stone', 'Night nurse', 'Ward 2'],
      ['Tom', 'Reed', 'night nurse', '100 ward north'],
    ]);
    expect(file.positions).toEqual([{ code: 'NIGHT-NURSE', description: 'Night nurse' }]);
    expect(file.costCenters).toEqual([{ code: 'WARD-2', name: 'Ward 2' }]);
    expect(file.assignments?.map(({ position, costCenter }) => [position, costCenter])).toEqual([
      ['NIGHT-NURSE', 'WARD-2'],
      ['NIGHT-NURSE', '100'],
    ]);
  });

  it('is managed by who is named by number, address or name, who may then approve', () => {
    const { file } = fileOf([
      [...heads, 'E-mail', 'Manager'],
      ['Ella', 'Stone', 'ella@example.com', ''],
      ['Tom', 'Reed', '', 'Ella Stone'],
      ['Ina', 'Gray', '', 'ELLA@example.com'],
      ['Leo', 'Park', '', 'Petersen, Jonas'],
    ]);
    expect(file.managers).toEqual([
      { manager: '2002', assignment: 'A-2003', startDate: today },
      { manager: '2002', assignment: 'A-2004', startDate: today },
      { manager: '2001', assignment: 'A-2005', startDate: today },
    ]);
    const approvers = file.people?.filter(({ authorities }) =>
      authorities?.includes('APPROVE_TIME'),
    );
    expect(approvers?.map(({ employeeNumber }) => employeeNumber)).toEqual(['2002', '2001']);
    // Who is not in the list keeps everything else.
    expect(file.people?.at(-1)).toEqual({ ...clinic.people[1], authorities: ['APPROVE_TIME'] });
  });

  it('comes with a time type where the company has none yet', () => {
    const { timeTypeProfiles, assignments, managers, people, positions, ...rest } = clinic;
    expect([timeTypeProfiles, assignments, managers, people, positions]).not.toContain(undefined);
    const fresh = knownCompany(rest, today);
    const { file } = fileOf([heads, ['Ella', 'Stone']], fresh);
    expect(file).toMatchObject({
      timeTypes: [{ code: 'REGULAR', externalName: 'Regular hours' }],
      timeTypeProfiles: [{ code: 'STANDARD', mainTimeType: 'REGULAR' }],
      positions: [{ code: 'EMPLOYEE', description: 'Employee' }],
      people: [{ employeeNumber: '1001' }],
      assignments: [{ timeZone: place.timeZone, countryCode: 'GB', company: 'Harbour Clinic Ltd' }],
    });
    expect(firstDefaults(fresh, place).timeTypeProfile).toBeNull();
  });
});

describe('A person who is known', () => {
  it.each([
    ['number', ['Employee number'], ['2001']],
    ['user name', ['User name'], ['Jonas.Petersen']],
  ])('is found by %s, and keeps what the list does not say', (_how, headings, row) => {
    const { file } = fileOf([
      [...heads, ...headings, 'E-mail', 'Site'],
      ['Jonas', 'Petersen-Lund', ...row, 'jonas@example.com', 'East wing'],
    ]);
    const [, jonas] = clinic.people;
    const [job] = clinic.assignments;
    expect(file.people?.[0]).toMatchObject({
      ...jonas,
      lastName: 'Petersen-Lund',
      email: 'jonas@example.com',
    });
    expect(file.assignments).toEqual([{ ...job, geofences: ['EAST'] }]);
    expect(file.managers).toBeUndefined();
  });

  it('is found by e-mail address, but not by one that several rows share', () => {
    const personOf = (...addresses: string[]) =>
      checked(listOf([[...heads, 'E-mail'], ...addresses.map((each) => ['Mia', 'B', each])]))
        .rows[0]?.person?.employeeNumber;
    expect(personOf('MIA.behrens@example.com')).toBe('1001');
    expect(personOf('mia.behrens@example.com', 'mia.behrens@example.com')).toBeUndefined();
  });

  it('moves to an earlier start with the recording of time', () => {
    const { file } = fileOf([
      [...heads, 'Employee number', 'Start date'],
      ['Jonas', 'Petersen', '2001', '2025-03-01'],
    ]);
    expect(file.assignments?.[0]).toMatchObject({
      startDate: '2025-03-01',
      timeRecordingVariants: [{ startDate: '2025-03-01' }],
    });
  });

  it('keeps the rights that a role does not need', () => {
    const { file } = fileOf([
      [...heads, 'Employee number', 'Role'],
      ['Mia', 'Behrens', '1001', 'Employee'],
    ]);
    expect(file.people?.[0]).toEqual(clinic.people[0]);
  });
});

describe('A wrong row', () => {
  it.each([
    ['E-mail', 'mia@', { field: 'email', kind: 'EMAIL' }],
    ['User name', 'ella stone', { field: 'username', kind: 'SPACES' }],
    ['Badge', '04A2F91C5B', { field: 'badge', kind: 'TAKEN', name: 'Jonas Petersen' }],
    ['Start date', 'soon', { field: 'startDate', kind: 'DATE' }],
    [
      'Time zone',
      'BST',
      { field: 'timeZone', kind: 'TIME_ZONE', names: ['Europe/London', 'Asia/Dhaka'] },
    ],
    [
      'Site',
      'Moon',
      { field: 'site', kind: 'SITE_UNKNOWN', names: ['Main building', 'East wing'] },
    ],
    ['Language', 'Klingon', { field: 'locale', kind: 'LOCALE' }],
    ['PIN', '12', { field: 'pin', kind: 'PIN' }],
    ['PIN', '1234', { field: 'pin', kind: 'WEAK_PIN' }],
    ['Badge', 'a b c', { field: 'badge', kind: 'BADGE' }],
    ['Manager', 'Nobody Here', { field: 'manager', kind: 'MANAGER_UNKNOWN' }],
    ['Manager', 'Ella Stone', { field: 'manager', kind: 'MANAGER_SELF' }],
  ])('%s %s is told', (heading, value, fault) => {
    expect(faultsOf([heading], [value])).toEqual([{ row: 2, ...fault }]);
  });

  it('is told when somebody else has its user name', () => {
    expect(faultsOf(['Employee number', 'User name'], ['7', 'MIA.behrens'])).toEqual([
      { row: 2, field: 'username', kind: 'TAKEN', name: 'Mia Behrens' },
    ]);
  });

  it('is told with the row that has the same value', () => {
    expect(faultsOf(['Employee number'], ['7'], ['8'], ['7'])).toEqual([
      { field: 'employeeNumber', kind: 'DOUBLED', row: 2 },
    ]);
  });

  it('is told when it ends before it starts, or two people may be meant', () => {
    expect(faultsOf(['Start date', 'End date'], ['2026-02-01', '2026-01-31'])).toEqual([
      { row: 2, field: 'endDate', kind: 'END_BEFORE_START' },
    ]);
    expect(faultsOf(['Manager'], [''], [''], ['Ella Stone'])).toEqual([
      { row: 4, field: 'manager', kind: 'MANAGER_UNCLEAR' },
    ]);
  });

  it('is mended in place, or left out', () => {
    const cells = [
      [...heads, 'E-mail'],
      ['Ella', 'Stone', 'mia@'],
      ['', 'Reed', 'tom@example.com'],
    ];
    const edits = new Map([[2, { email: 'ella@example.com' }]]);
    const list = checked(listOf(cells, knownClinic, { edits, leftOut: new Set([3]) }));
    expect(list).toMatchObject({ faultyCount: 0, newCount: 1 });
    expect(list.rows[0]?.username).toBe('ella');
    expect(list.rows[1]?.isLeftOut).toBe(true);
  });

  it('gets the faults of the server in the row that they are about', () => {
    const made = fileOf([
      [...heads, 'Manager'],
      ['Ella', 'Stone', ''],
      ['Tom', 'Reed', '1001'],
    ]);
    const fault = (field: string) => ({ line: 1, field, message: 'No.' });
    const { byRow, others } = faultsOfServer(
      [
        fault('people.1.username'),
        fault('assignments.0.timeZone'),
        fault('managers.0.manager'),
        fault('positions.0.code'),
      ],
      made,
    );
    expect([...byRow]).toEqual([
      [
        3,
        [
          { field: 'username', kind: 'SERVER', words: 'No.' },
          { field: 'manager', kind: 'SERVER', words: 'No.' },
        ],
      ],
      [2, [{ field: 'timeZone', kind: 'SERVER', words: 'No.' }]],
    ]);
    expect(others).toEqual([fault('positions.0.code')]);
  });
});

it('whatever the cells hold, a list is checked', () => {
  const cells = [
    ['Name', 'PIN', 'Start'],
    ["'=1+1", '', '\u0000'],
    [],
    ['x'.repeat(5_000), '😀', '31.02.2026'],
  ];
  expect(recognizeColumns(cells).headingAt).toBe(0);
  expect(checked(listOf(cells)).rows).toHaveLength(3);
});
