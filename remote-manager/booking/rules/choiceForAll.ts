import {
  clockableAssignments,
  timeTypesOf,
  type components,
  type FeatureInfo,
} from 'shared-contracts';
import {
  choiceRequest,
  defaultChoice,
  fillableFields,
  missesCostCenter,
  missingFields,
  type ClockingChoice,
  type CostCenterChoice,
} from 'shared-time/clocking-choice/rules/clockingChoice.ts';

type Schemas = components['schemas'];
type Assignment = Schemas['Assignment'];
type Features = FeatureInfo['features'];

/** The booking of everybody's clock-in, as far as it was chosen for all. */
export interface ChoiceForAll {
  /** Null: each person's own. */
  readonly timeTypeId: number | null;
  /** Null: each person's own. */
  readonly costCenter: CostCenterChoice | null;
  /** Option by custom field. */
  readonly options: ClockingChoice['options'];
  readonly comment: string;
}

export const nothingChosen: ChoiceForAll = {
  timeTypeId: null,
  costCenter: null,
  options: {},
  comment: '',
};

/** A person with the chosen position. */
export interface PersonToClockIn {
  readonly id: number;
  readonly name: string;
  /** The ones that can be clocked, primary first. */
  readonly assignments: readonly Assignment[];
  /** Null until one of several is chosen. */
  readonly assignment: Assignment | null;
}

/** A single position is preselected (spec §5). */
export function personToClockIn(
  { id, firstName, lastName, assignments }: Schemas['Employee'],
  pickedId: number | undefined,
): PersonToClockIn {
  const offered = clockableAssignments(assignments);
  const only = offered.length === 1 ? offered[0] : undefined;
  const assignment = only ?? offered.find((each) => each.id === pickedId) ?? null;
  return { id, name: `${firstName} ${lastName}`, assignments: offered, assignment };
}

/** A person on the position of a running shift. */
export function personOn(
  { id, firstName, lastName, assignments }: Schemas['Employee'],
  assignmentId: number | undefined,
): PersonToClockIn {
  const assignment = assignments.find((each) => each.id === assignmentId) ?? null;
  return { id, name: `${firstName} ${lastName}`, assignments, assignment };
}

/** The choice for all applied to one position: values that it does not offer stay its own. */
export function choiceOn(
  assignment: Assignment,
  { timeTypeId, costCenter, options }: ChoiceForAll,
  features: Features,
): ClockingChoice {
  const own = defaultChoice(assignment);
  const isOffered = timeTypesOf(assignment, features).some(({ id }) => id === timeTypeId);
  return {
    ...own,
    timeTypeId: timeTypeId !== null && isOffered ? timeTypeId : own.timeTypeId,
    costCenter: costCenter ?? own.costCenter,
    options,
  };
}

/** What one person still lacks. */
export interface Missing {
  readonly position: boolean;
  readonly costCenter: boolean;
  readonly fields: readonly Schemas['CustomField'][];
}

export function missingFor(
  { assignment }: PersonToClockIn,
  chosen: ChoiceForAll,
  features: Features,
): Missing {
  if (assignment === null) return { position: true, costCenter: false, fields: [] };
  const choice = choiceOn(assignment, chosen, features);
  return {
    position: false,
    costCenter: missesCostCenter(choice, features),
    fields: missingFields(fillableFields(assignment, choice, features), choice),
  };
}

export function isComplete({ position, costCenter, fields }: Missing): boolean {
  return !position && !costCenter && fields.length === 0;
}

/** The choices for all: every time type and field that somebody's position offers. */
export function offeredToAll(
  people: readonly PersonToClockIn[],
  chosen: ChoiceForAll,
  features: Features,
) {
  const assignments = people.flatMap(({ assignment }) => assignment ?? []);
  const timeTypes = assignments.flatMap((assignment) => timeTypesOf(assignment, features));
  const fields = assignments.flatMap((assignment) =>
    fillableFields(assignment, choiceOn(assignment, chosen, features), features),
  );
  return { timeTypes: eachOnce(timeTypes), fields: eachOnce(fields) };
}

/** The row of the request for a person whose choice is complete. */
export function clockInRow(
  assignment: Assignment,
  chosen: ChoiceForAll,
  features: Features,
): Omit<Schemas['MassClockInRequest'], 'timeZoneOffset'> {
  const choice = choiceOn(assignment, chosen, features);
  const { isCallBack: _never, ...row } = choiceRequest(
    choice,
    fillableFields(assignment, choice, features),
    features,
  );
  const comment = chosen.comment.trim();
  return { ...row, ...(comment === '' ? {} : { comment }) };
}

/** The rows of people who can be clocked in without a choice; null if somebody needs to choose. */
export function rowsWithoutChoice(employees: readonly Schemas['Employee'][], features: Features) {
  const people = employees.map((employee) => personToClockIn(employee, undefined));
  if (!people.every((each) => isComplete(missingFor(each, nothingChosen, features)))) return null;
  return people.flatMap(({ id, name, assignment }) =>
    assignment === null
      ? []
      : [{ employeeId: id, name, row: clockInRow(assignment, nothingChosen, features) }],
  );
}

/**
 * How a clock-out rebooks the shift apart from its end: the chosen values that the position offers.
 * The rest stays unchanged, including fields of time types that were not chosen.
 */
export function rebookedRow(
  assignment: Assignment,
  chosen: ChoiceForAll,
  features: Features,
): Partial<Omit<Schemas['MassClockOutRequest'], 'timeZoneOffset'>> {
  const choice = choiceOn(assignment, chosen, features);
  const isTimeTypeTaken = chosen.timeTypeId !== null && choice.timeTypeId === chosen.timeTypeId;
  const fields = fillableFields(assignment, choice, features).filter(
    ({ id }) => isTimeTypeTaken || assignment.timePairCustomFields.some((own) => own.id === id),
  );
  const { timePairCustomFieldValues } = choiceRequest(choice, fields, features);
  const comment = chosen.comment.trim();
  return {
    ...(isTimeTypeTaken ? { timeTypeId: choice.timeTypeId } : {}),
    ...(features.COST_CENTERS && chosen.costCenter
      ? { costCenter: { id: chosen.costCenter.id } }
      : {}),
    ...(timePairCustomFieldValues.length > 0 ? { timePairCustomFieldValues } : {}),
    ...(comment === '' ? {} : { comment }),
  };
}

function eachOnce<Item extends { readonly id: number }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
