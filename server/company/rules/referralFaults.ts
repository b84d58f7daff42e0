import type { CompanyFile } from 'shared-contracts/company-file/companyFile.ts';
import type { FileFault } from './fault.ts';
import {
  givenKeys,
  removableSections,
  removedBySection,
  removedKeys,
  type RemovableSection,
} from './removedEntries.ts';

/** A way in which entries refer to others. */
interface ReferralWay {
  readonly way: string;
  /** The section of what is referred to. */
  readonly to: RemovableSection;
  /** The section of what refers. */
  readonly from: RemovableSection;
  /** What the entry is to the others, which are named after it. */
  readonly says: (count: number) => string;
}

const some = (count: number, one: string, many = `${one}s`) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const referralWays = [
  {
    way: 'CLOCKS_IN_AT',
    to: 'geofences',
    from: 'assignments',
    says: (count) => `is where ${some(count, 'assignment clocks', 'assignments clock')} in`,
  },
  {
    way: 'IS_PLACE_OF_COST_CENTER',
    to: 'geofences',
    from: 'costCenters',
    says: (count) => `is the place of ${some(count, 'cost center')}`,
  },
  {
    way: 'IS_PLACE_OF_TERMINAL',
    to: 'geofences',
    from: 'terminals',
    says: (count) => `is the place of ${some(count, 'terminal')}`,
  },
  {
    way: 'IS_POSITION_OF',
    to: 'positions',
    from: 'assignments',
    says: (count) => `is the position of ${some(count, 'assignment')}`,
  },
  {
    way: 'IS_COST_CENTER_OF',
    to: 'costCenters',
    from: 'assignments',
    says: (count) => `is the cost center of ${some(count, 'assignment')}`,
  },
  {
    way: 'IS_FIELD_OF_TIME_TYPE',
    to: 'customFields',
    from: 'timeTypes',
    says: (count) => `is a field of ${some(count, 'time type')}`,
  },
  {
    way: 'IS_FIELD_OF_ASSIGNMENT',
    to: 'customFields',
    from: 'assignments',
    says: (count) => `is a field of ${some(count, 'assignment')}`,
  },
  {
    way: 'IS_IN_PROFILE',
    to: 'timeTypes',
    from: 'timeTypeProfiles',
    says: (count) => `is in ${some(count, 'time type profile')}`,
  },
  {
    way: 'IS_PROFILE_OF',
    to: 'timeTypeProfiles',
    from: 'assignments',
    says: (count) => `is the time type profile of ${some(count, 'assignment')}`,
  },
  {
    way: 'IS_CALENDAR_OF',
    to: 'holidayCalendars',
    from: 'assignments',
    says: (count) => `is the holiday calendar of ${some(count, 'assignment')}`,
  },
  {
    way: 'HOLDS',
    to: 'people',
    from: 'assignments',
    says: (count) => `holds ${some(count, 'assignment')}`,
  },
  {
    way: 'MANAGES',
    to: 'people',
    from: 'managers',
    says: (count) => `has ${some(count, 'range')} as a manager`,
  },
  {
    way: 'HAS_OWN_SCHEDULE',
    to: 'people',
    from: 'workSchedules',
    says: (count) => `has ${some(count, 'work schedule')} of their own`,
  },
  {
    way: 'OWNS_GROUP',
    to: 'people',
    from: 'employeeGroups',
    says: (count) => `owns ${some(count, 'group')}`,
  },
  {
    way: 'SHARES_GROUP',
    to: 'people',
    from: 'employeeGroups',
    says: (count) => `shares ${some(count, 'group')}`,
  },
  {
    way: 'IS_MANAGED',
    to: 'assignments',
    from: 'managers',
    says: (count) => `has ${some(count, 'managing range')}`,
  },
  {
    way: 'HAS_SCHEDULE',
    to: 'assignments',
    from: 'assignedSchedules',
    says: (count) => `has ${some(count, 'assigned schedule')}`,
  },
  {
    way: 'HAS_ABSENCE',
    to: 'assignments',
    from: 'absences',
    says: (count) => `has ${some(count, 'absence')}`,
  },
  {
    way: 'IS_IN_GROUP',
    to: 'assignments',
    from: 'employeeGroups',
    says: (count) => `is in ${some(count, 'group')}`,
  },
  {
    way: 'IS_ASSIGNED',
    to: 'workSchedules',
    from: 'assignedSchedules',
    says: (count) => `is assigned in ${some(count, 'range')}`,
  },
  {
    way: 'IS_PLANNED',
    to: 'workSchedules',
    from: 'assignments',
    says: (count) => `is planned for ${some(count, 'assignment')}`,
  },
  {
    way: 'OWN_SCHEDULE_IS_PLANNED',
    to: 'people',
    from: 'assignments',
    says: (count) => `has a schedule that is planned for ${some(count, 'assignment')}`,
  },
] as const satisfies readonly ReferralWay[];

type Way = (typeof referralWays)[number]['way'];

/** An entry that refers to one that a file removes. */
export interface Referral {
  readonly way: Way;
  /** Of the entry that is removed. */
  readonly code: string;
  /** The key of the entry that refers to it. */
  readonly by: string;
  /** What people call that one. */
  readonly name: string;
}

const mostNames = 3;

/**
 * Entries that stay and refer to one that the file removes. What the file changes is judged by what
 * it says (`checkReferences`), except that a group keeps the list that it leaves out, and an
 * assignment what was planned for it in the product.
 */
export function referralFaults(file: CompanyFile, referrals: readonly Referral[]): FileFault[] {
  const gone = removedBySection(file);
  const given = new Map(
    removableSections.map((section) => [
      section,
      new Set(givenKeys(file, section).map(({ key }) => key)),
    ]),
  );
  const groups = new Map((file.employeeGroups ?? []).map((group) => [group.code, group]));
  const isKept = ({ way, by }: Referral) =>
    way === 'IS_PLANNED' ||
    way === 'OWN_SCHEDULE_IS_PLANNED' ||
    (way === 'SHARES_GROUP' && groups.get(by)?.sharedWith === undefined) ||
    (way === 'IS_IN_GROUP' && groups.get(by)?.assignments === undefined);
  return referralWays.flatMap(({ way, to, from, says }) => {
    const left = referrals.filter(
      (each) =>
        each.way === way &&
        gone.get(from)?.has(each.by) !== true &&
        (given.get(from)?.has(each.by) !== true || isKept(each)),
    );
    const byCode = Map.groupBy(left, ({ code }) => code);
    return removedKeys(file, to).flatMap(({ key, path }): FileFault[] => {
      const own = byCode.get(key);
      if (own === undefined) return [];
      const more = own.length > mostNames ? ` and ${own.length - mostNames} more` : '';
      const names = own.slice(0, mostNames).map(({ name }) => name);
      return [{ path, message: `${key} ${says(own.length)}: ${names.join(', ')}${more}.` }];
    });
  });
}
