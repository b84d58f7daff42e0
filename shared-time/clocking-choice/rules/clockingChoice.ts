import { customFieldsOf, type components } from 'shared-contracts';

type Assignment = components['schemas']['Assignment'];
type CustomField = components['schemas']['CustomField'];
type CustomFieldOption = components['schemas']['CustomFieldOption'];
type FeatureSwitches = components['schemas']['FeatureInfo']['features'];

/** What the next clock-in is booked on. */
export interface ClockingChoice {
  readonly assignmentId: number;
  readonly timeTypeId: number;
  readonly costCenter: CostCenterChoice | null;
  /** Option by custom field. */
  readonly options: Readonly<Record<number, CustomFieldOption>>;
  /** The person was called in; needs CAPTURE_CALL_BACK. */
  readonly isCallBack: boolean;
}

export interface CostCenterChoice {
  readonly id: number;
  readonly name: string;
}

/**
 * The default choice of an assignment: its main attendance type, its cost center and no custom
 * fields (spec §4).
 */
export function defaultChoice({ id, timeTypeProfile, costCenter }: Assignment): ClockingChoice {
  return {
    assignmentId: id,
    timeTypeId: timeTypeProfile.mainAttendanceTimeType.id,
    costCenter: costCenter && { id: costCenter.id, name: costCenter.name },
    options: {},
    isCallBack: false,
  };
}

/**
 * The choice after switching to another assignment; a cost center that the person chose stays (spec
 * §4).
 */
export function movedChoice(
  choice: ClockingChoice,
  from: Assignment,
  to: Assignment,
): ClockingChoice {
  const first = defaultChoice(to);
  const isChosen = choice.costCenter?.id !== from.costCenter?.id;
  return isChosen ? { ...first, costCenter: choice.costCenter } : first;
}

/** The fillable custom fields of the assignment and the time type. */
export function fillableFields(
  assignment: Assignment,
  { timeTypeId }: ClockingChoice,
  features: FeatureSwitches,
): CustomField[] {
  return customFieldsOf(assignment, timeTypeId, features).filter(
    ({ type, options }) => type === 'COMBOBOX' || options.length > 0,
  );
}

/** The required fields that are still empty. */
export function missingFields(fields: readonly CustomField[], { options }: ClockingChoice) {
  return fields.filter(({ id, required }) => required && options[id] === undefined);
}

/** Whether a cost center is required and missing (spec §5). */
export function missesCostCenter({ costCenter }: ClockingChoice, features: FeatureSwitches) {
  return features.COST_CENTERS && features.COST_CENTER_FIELD_REQUIRED && costCenter === null;
}

/** The part of a clock-in request that the choice determines; hidden fields are left out. */
export function choiceRequest(
  choice: ClockingChoice,
  fields: readonly CustomField[],
  features: FeatureSwitches,
) {
  const { assignmentId, timeTypeId, costCenter, isCallBack } = choice;
  return {
    employeeAssignmentId: assignmentId,
    timeTypeId,
    ...(features.COST_CENTERS && costCenter ? { costCenter: { id: costCenter.id } } : {}),
    timePairCustomFieldValues: fields.flatMap(({ id }) => {
      const option = choice.options[id];
      return option === undefined ? [] : [{ id: option.id, timePairCustomField: { id } }];
    }),
    ...(isCallBack ? { isCallBack } : {}),
  };
}

/** The part of a later punch's request that rebooks its shift. */
export function rebookingRequest(
  choice: ClockingChoice,
  fields: readonly CustomField[],
  features: FeatureSwitches,
) {
  const { timeTypeId, timePairCustomFieldValues } = choiceRequest(choice, fields, features);
  const costCenter = choice.costCenter && { id: choice.costCenter.id };
  return {
    ...(features.SELECTABLE_TIME_TYPES ? { timeTypeId } : {}),
    ...(features.COST_CENTERS ? { costCenter } : {}),
    ...(features.CUSTOM_FIELDS ? { timePairCustomFieldValues } : {}),
  };
}
