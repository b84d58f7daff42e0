import { describe, expect, test } from 'vitest';
import { changedCompany } from '../testing/changedCompany.ts';
import { smallCompany } from '../testing/smallCompany.ts';
import { nothingYet, type ExistingCompany } from './rules/existingCompany.ts';
import { pathText } from './rules/fault.ts';
import { validateCompanyFile } from './validateCompanyFile.ts';

const now = '2026-03-02T08:00:00.000Z';
const small = smallCompany();

/** The faults of a file as `path: message`. */
function faultsOf(file: unknown, existing = nothingYet): string[] {
  const outcome = validateCompanyFile(file, existing, now);
  if (outcome.ok) return [];
  return outcome.faults.map(({ path, message }) => `${pathText(path)}: ${message}`);
}

test('a sound file has no faults', () => {
  expect(faultsOf(changedCompany({}))).toEqual([]);
});

test('what is no object is no company', () => {
  expect(faultsOf([])).toEqual(['the file: This must be an object.']);
});

const secondHistory = 'history.0.segments.0.clockIn.at';
const schedule = { code: 'S-3', assignment: 'A-2', workSchedule: 'NIGHT', startDate: '2026-05-01' };
const worked = {
  code: 'H-2',
  assignment: 'A-2',
  clockIn: { at: '2026-02-03T05:10:00Z' },
  clockOut: { at: '2026-02-03T07:00:00Z' },
  status: 'PENDING',
};
const begun = { ...small.assignments[0], code: 'A-3', isPrimary: false, startDate: '2026-02-03' };
const night = small.workSchedules[0]?.days[0];

describe('a file is refused for', () => {
  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    [
      'a missing field',
      { 'people.0.lastName': undefined },
      'people.0.lastName: This field is needed.',
    ],
    ['a field that does not exist', { 'people.0.age': 7 }, 'people.0.age: There is no such field.'],
    ['an unknown section', { groups: [] }, 'groups: There is no such field.'],
    [
      'a code that is kept for what is planned here',
      { 'assignedSchedules.0.code': 'PUNCTUAL-T1' },
      'assignedSchedules.0.code: ',
    ],
    [
      'a wrong kind of value',
      { 'positions.0.description': 7 },
      'positions.0.description: This must be a text.',
    ],
    [
      'an unknown authority',
      { 'people.0.authorities': ['KING'] },
      'people.0.authorities.0: This must be one of APPROVE_TIME,',
    ],
    ['an unknown feature', { 'features.MAGIC': true }, 'features.MAGIC: There is no such field.'],
    [
      'a feature of the wrong kind',
      { 'features.LOCATION': 'yes' },
      'features.LOCATION: This must be true or false.',
    ],
    [
      'a negative number',
      { 'features.REPORTING_TIMEOUT': -1 },
      'features.REPORTING_TIMEOUT: The number may not be negative.',
    ],
    [
      'a day that does not exist',
      { 'absences.0.endDate': '2026-02-30' },
      'absences.0.endDate: This must be a day',
    ],
    [
      'an unknown time zone',
      { 'assignments.0.timeZone': 'Europe/Atlantis' },
      'assignments.0.timeZone: "Europe/Atlantis" is not an IANA time zone',
    ],
    ...['BST', 'IST', 'AST', 'ECT', 'SystemV/EST5'].map(
      (timeZone): [string, Readonly<Record<string, unknown>>, string] => [
        `the abbreviation ${timeZone} for a zone`,
        { 'assignments.0.timeZone': timeZone },
        `assignments.0.timeZone: "${timeZone}" means different zones to different machines`,
      ],
    ),
    [
      'a time zone in small letters',
      { 'terminals.0.timeZone': 'europe/london' },
      'terminals.0.timeZone: "europe/london" is written "Europe/London".',
    ],
    [
      'a code twice',
      { 'positions.1': small.positions[0] },
      'positions.1.code: "NURSE" stands in the file already, at positions.0.code.',
    ],
    [
      'a user name twice, in whatever case',
      { 'people.0.username': 'OLA' },
      'people.1.username: "ola" stands in the file already, at people.0.username.',
    ],
    [
      'a badge twice',
      { 'people.0.badge': 'B-100', 'people.1.badge': 'B-100' },
      'people.1.badge: This badge stands in the file already, at people.0.badge.',
    ],
    ['a PIN of letters', { 'people.0.pin': '12ab' }, 'people.0.pin: This must be 4 to 8 digits.'],
    [
      'a PIN of three digits',
      { 'people.0.pin': '471' },
      'people.0.pin: This must be 4 to 8 digits.',
    ],
    [
      'a badge with a blank',
      { 'people.0.badge': 'B 100' },
      'people.0.badge: This must be 4 to 200 ',
    ],
    [
      'a country in small letters',
      { 'assignments.0.countryCode': 'de' },
      'assignments.0.countryCode: This must be two capital letters',
    ],
    [
      'a password without a user name',
      { 'people.0.username': undefined },
      'people.0.password: A password needs a user name to sign in with.',
    ],
    [
      'a holiday twice',
      { 'holidayCalendars.0.holidays.1': { date: '2026-12-25', name: 'Again' } },
      'holidayCalendars.0.holidays.1.date: "2026-12-25" stands in the file already',
    ],
    [
      'an unknown position',
      { 'assignments.0.position': 'COOK' },
      'assignments.0.position: There is no position "COOK".',
    ],
    [
      'an unknown manager',
      { 'managers.0.manager': '9' },
      'managers.0.manager: There is no person with the employee number "9".',
    ],
    [
      'a group of nobody',
      { 'employeeGroups.0.owner': '9' },
      'employeeGroups.0.owner: There is no person with the employee number "9".',
    ],
    [
      'an unknown assignment in a group',
      { 'employeeGroups.0.assignments.1': 'A-9' },
      'employeeGroups.0.assignments.1: There is no assignment "A-9".',
    ],
    [
      'two groups of one name, in whatever case',
      { 'employeeGroups.1': { code: 'G-2', name: ' NIGHTS ', owner: '1' } },
      'employeeGroups.1.name: The owner has a group " NIGHTS " in the file already, at employeeGroups.0.name.',
    ],
    [
      'a name of a group that is too long',
      { 'employeeGroups.0.name': 'x'.repeat(61) },
      'employeeGroups.0.name: ',
    ],
    [
      'a group that is shared with its owner',
      { 'employeeGroups.0.sharedWith': ['2', '1'] },
      'employeeGroups.0.sharedWith.1: The owner needs no share of the own group.',
    ],
    [
      'an unknown schedule',
      { 'assignedSchedules.0.workSchedule': 'DAY' },
      'assignedSchedules.0.workSchedule: There is no work schedule "DAY".',
    ],
    [
      'an unknown option',
      { 'history.0.customFieldValues.0.option': '9' },
      'history.0.customFieldValues.0.option: The field "FLOOR" has no option "9".',
    ],
    [
      'a range that ends before it starts',
      { 'absences.0.endDate': '2026-03-01' },
      'absences.0.endDate: The range ends on 2026-03-01, before it starts on 2026-03-09.',
    ],
    [
      'managing ranges that overlap',
      { 'managers.0.endDate': '2026-01-01' },
      'managers.1.startDate: It overlaps another range in which the same manager manages',
    ],
    [
      'lasting schedules that overlap',
      { 'assignedSchedules.1': schedule },
      'assignedSchedules.1.startDate: It overlaps another lasting schedule',
    ],
    [
      'a second primary assignment',
      { 'assignments.1': { ...small.assignments[0], code: 'A-3' } },
      'assignments.1.startDate: It is a second primary assignment of this person',
    ],
    [
      'schedule segments out of order',
      { 'workSchedules.0.days.0.segments': night?.segments?.toReversed() },
      'workSchedules.0.days.0.segments: The segments must follow one another',
    ],
    [
      'work on a day off',
      { 'workSchedules.0.days.1.workingMinutes': 60 },
      'workSchedules.0.days.1.category: A day off has neither segments nor working minutes.',
    ],
    [
      'a day that the schedule does not have',
      { 'assignedSchedules.0.firstDayNumber': 3 },
      'assignedSchedules.0.firstDayNumber: The schedule has 2 days only.',
    ],
    [
      'a shift that ends before it starts',
      { 'history.0.earlierVersions.0.clockOut.at': '2026-02-02T20:00:00Z' },
      'history.0.earlierVersions.0.clockOut.at: It ends before it starts.',
    ],
    [
      'time in the future',
      { 'history.0.clockOut.at': '2026-03-02T09:00:00Z' },
      'history.0.clockIn.at: It lies in the future.',
    ],
    [
      'shifts of one assignment at the same time',
      { 'history.1': { ...worked, clockIn: { at: '2026-02-03T05:00:00Z' } } },
      'history.1.clockIn.at: It overlaps another shift of the assignment "A-2", at history.0.',
    ],
    [
      'time before its assignment began',
      { 'history.0.assignment': 'A-3', 'assignments.1': begun },
      'history.0.clockIn.at: The assignment "A-3" does not hold on 2026-02-02.',
    ],
    [
      'somebody who manages the own assignment',
      { 'people.1.authorities': ['APPROVE_TIME'], 'managers.1.manager': '2' },
      'managers.1.manager: Nobody manages their own assignment.',
    ],
    [
      'a manager without the authority',
      { 'people.0.authorities': ['DEV_ADMIN'] },
      'managers.1.manager: A manager needs the authority APPROVE_TIME.',
    ],
    [
      'a segment outside its shift',
      { [secondHistory]: '2026-02-02T20:00:00Z' },
      'history.0.segments.0: A segment lies inside its shift',
    ],
    [
      'a status that does not fit',
      { 'history.0.status': 'INCOMPLETE' },
      'history.0.status: The status INCOMPLETE does not go with an ended shift.',
    ],
    [
      'a deletion without its time',
      { 'history.0.status': 'DELETED' },
      'history.0.deletedAt: Entries with the status DELETED have `deletedAt`, others have not.',
    ],
    [
      'time for the HR system that nobody approved',
      { 'history.0.status': 'PENDING', 'history.0.synchronisationStatus': 'SYNCHRONISED' },
      'history.0.synchronisationStatus: Only approved time leaves for the HR system.',
    ],
    [
      'a decision by nobody',
      { 'history.0.notifications.0.by': undefined },
      'history.0.notifications.0.by: Who did it is needed.',
    ],
    [
      'a text that cannot be kept',
      { 'positions.0.description': 'a\0b' },
      'positions.0.description: The text has characters that cannot be kept.',
    ],
    [
      'a first file without the company',
      { company: undefined },
      'company: The first file needs the company itself.',
    ],
  ])('%s', (_, changes, fault) => {
    const faults = faultsOf(changedCompany(changes));
    expect(faults).toEqual([expect.stringContaining(fault)]);
  });
});

test('a shift may begin as another ends, and beside what is deleted or waits as a correction', () => {
  const deleted = { status: 'DELETED', deletedAt: '2026-02-04T08:00:00Z' };
  const within = { clockIn: { at: '2026-02-03T00:00:00Z' } };
  expect(
    faultsOf(
      changedCompany({
        'history.1': worked,
        'history.2': { ...worked, ...within, ...deleted, code: 'H-3' },
        'history.3': { ...worked, ...within, code: 'H-4', isCorrection: true },
      }),
    ),
  ).toEqual([]);
});

test('all faults are found at once, those of the shape and those of the content', () => {
  const faults = faultsOf(
    changedCompany({
      'people.0.age': 7,
      'absences.0.startDate': 'soon',
      'absences.1': { ...small.absences[0], code: 'L-2', assignment: 'A-9' },
      'terminals.0.timeZone': 'Nowhere',
    }),
  );
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'people.0.age',
    'absences.0.startDate',
    'absences.1.assignment',
    'terminals.0.timeZone',
  ]);
});

test('an unknown time zone is found beside other faults of the same entry', () => {
  const faults = faultsOf(
    changedCompany({
      'assignments.0.timeZone': 'Europe/Atlantis',
      'assignments.0.room': 7,
      'assignments.0.position': 'COOK',
      'terminals.0.timeZone': 'Nowhere',
      'terminals.0.description': 7,
    }),
  );
  expect(faults.map((fault) => fault.replace(/:.*/, '')).toSorted()).toEqual([
    'assignments.0.position',
    'assignments.0.room',
    'assignments.0.timeZone',
    'terminals.0.description',
    'terminals.0.timeZone',
  ]);
});

test('a fault is told once, not again at what refers to it', () => {
  expect(faultsOf(changedCompany({ 'people.0.employeeNumber': 1 }))).toEqual([
    'people.0.employeeNumber: This must be a text.',
  ]);
  expect(faultsOf(changedCompany({ 'customFields.0.name': 7 }))).toEqual([
    'customFields.0.name: This must be a text.',
  ]);
});

describe('beside what the database holds', () => {
  const existing: ExistingCompany = {
    ...nothingYet,
    hasCompany: true,
    codes: { people: new Set(['1', '2']), assignments: new Set(['A-2']) },
    usernames: new Map([['ola', '2']]),
    badges: new Map([['B-OLA', '2']]),
    managers: [{ manager: '1', assignment: 'A-2', startDate: '2026-01-01' }],
    openShifts: new Set(['A-2']),
  };

  test('a file may hold a part only, and refer to what is there', () => {
    expect(faultsOf({ absences: small.absences }, existing)).toEqual([]);
  });

  test('a range may end the one that is there, and may not overlap it', () => {
    const range = { manager: '1', assignment: 'A-2' };
    const ended = { ...range, startDate: '2026-01-01', endDate: '2026-03-31' };
    const next = { ...range, startDate: '2026-04-01' };
    expect(faultsOf({ managers: [ended, next] }, existing)).toEqual([]);
    expect(faultsOf({ managers: [next] }, existing)).toHaveLength(1);
  });

  test('a user name of somebody else is refused', () => {
    const person = { employeeNumber: '3', firstName: 'A', lastName: 'B', username: 'Ola' };
    expect(faultsOf({ people: [person] }, existing)).toEqual([
      'people.0.username: The person with the employee number "2" has this name.',
    ]);
  });

  test('a badge of somebody else is refused', () => {
    const person = { employeeNumber: '3', firstName: 'A', lastName: 'B', badge: 'B-OLA' };
    expect(faultsOf({ people: [person] }, existing)).toEqual([
      'people.0.badge: The person with the employee number "2" has this badge.',
    ]);
    const given = { employeeNumber: '2', firstName: 'O', lastName: 'N' };
    expect(faultsOf({ people: [person, given] }, existing)).toEqual([]);
  });

  test('an assignment with recorded time stays with its person', () => {
    const moved = changedCompany({ 'assignments.0.employee': '1', managers: [] });
    const its = { code: 'A-2', employee: '2', isPrimary: true, timeZone: 'Europe/Berlin' };
    const before = { ...nothingYet, assignments: [{ ...its, startDate: '2024-01-01' }] };
    expect(faultsOf(moved, { ...before, recorded: new Set(['A-2']) })).toEqual([
      expect.stringMatching(
        /^assignments\.0\.employee: Time of the person with the .* "2" is recorded/,
      ),
    ]);
    expect(faultsOf(moved, before)).toEqual([]);
  });

  test('a second open shift is refused', () => {
    const clockIn = { at: '2026-03-02T07:00:00Z' };
    const open = { code: 'H-9', assignment: 'A-2', clockIn, status: 'INCOMPLETE' };
    expect(faultsOf({ history: [open] }, existing)).toEqual([
      'history.0.clockOut: The assignment "A-2" has another open shift.',
    ]);
  });
});
