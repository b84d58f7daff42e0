import type { components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];
type CustomField = components['schemas']['CustomField'];
type FeatureSwitches = components['schemas']['FeatureInfo']['features'];

/** What the next clock-in is recorded on. */
export interface ClockingChoice {
  readonly assignmentId: number;
  readonly timeTypeId: number;
  /** Option by custom field. */
  readonly options: Readonly<Record<number, number>>;
}

/** The assignments that may be clocked, the primary one first (spec §6). */
export function clockableAssignments(assignments: readonly Assignment[]): Assignment[] {
  return assignments
    .filter(({ active, authorityNames }) => active && authorityNames.includes('CAPTURE_TIME'))
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}

/** The first choice on an assignment: its main attendance type and no custom fields (spec §4). */
export function defaultChoice({ id, timeTypeProfile }: Assignment): ClockingChoice {
  return {
    assignmentId: id,
    timeTypeId: timeTypeProfile.mainAttendanceTimeType.id,
    options: {},
  };
}

/** The time types on offer, in the company's order. */
export function timeTypesOf({ timeTypeProfile }: Assignment, features: FeatureSwitches) {
  const { availableTimeTypes, mainAttendanceTimeType } = timeTypeProfile;
  if (!features.SELECTABLE_TIME_TYPES) return [mainAttendanceTimeType];
  const others = availableTimeTypes.filter(({ id }) => id !== mainAttendanceTimeType.id);
  return [mainAttendanceTimeType, ...others].toSorted((a, b) => a.sequence - b.sequence);
}

/** The custom fields of the assignment and of the time type that can be filled in here. */
export function customFieldsOf(
  assignment: Assignment,
  { timeTypeId }: ClockingChoice,
  features: FeatureSwitches,
): CustomField[] {
  if (!features.CUSTOM_FIELDS) return [];
  const timeType = timeTypesOf(assignment, features).find(({ id }) => id === timeTypeId);
  const fields = [...assignment.timePairCustomFields, ...(timeType?.timePairCustomFields ?? [])];
  const byId = new Map(fields.map((field) => [field.id, field]));
  return [...byId.values()].filter(
    ({ type, options }) => (type === 'SELECT' || type === 'FLAG') && options.length > 0,
  );
}

/** The required fields that are still empty. */
export function missingFields(fields: readonly CustomField[], { options }: ClockingChoice) {
  return fields.filter(({ id, required }) => required && options[id] === undefined);
}

/** The part of a clock-in request that the choice makes; fields that are not shown are left out. */
export function choiceRequest(choice: ClockingChoice, fields: readonly CustomField[]) {
  return {
    employeeAssignmentId: choice.assignmentId,
    timeTypeId: choice.timeTypeId,
    timePairCustomFieldValues: fields.flatMap(({ id }) => {
      const option = choice.options[id];
      return option === undefined ? [] : [{ id: option, timePairCustomField: { id } }];
    }),
  };
}
