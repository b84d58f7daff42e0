import { clockableAssignments, defaultFeatures, timeTypesOf } from 'shared-contracts';
import { expect, it } from 'vitest';
import { assignment, customField } from 'shared-contracts/testing/employee.ts';
import {
  choiceRequest,
  defaultChoice,
  fillableFields,
  missesCostCenter,
  missingFields,
  movedChoice,
} from './clockingChoice.ts';

const { features } = defaultFeatures;

it('offers the active assignments with the right to clock, the primary one first', () => {
  const second = assignment({ id: 1, isPrimary: false });
  const primary = assignment({ id: 2 });
  const viewed = assignment({ id: 3, authorityNames: ['VIEW_TIME'] });
  const past = assignment({ id: 4, active: false });
  const offered = clockableAssignments([second, primary, viewed, past]);
  expect(offered.map(({ id }) => id)).toEqual([2, 1]);
});

it('begins with the main attendance type', () => {
  expect(defaultChoice(assignment())).toEqual({
    assignmentId: 31,
    timeTypeId: 61,
    costCenter: { id: 71, name: '4120 Ward 3 East' },
    options: {},
    isCallBack: false,
  });
});

it('offers other time types only where they may be chosen', () => {
  const names = (on: boolean) =>
    timeTypesOf(assignment(), { ...features, SELECTABLE_TIME_TYPES: on }).map(
      ({ externalName }) => externalName,
    );
  expect(names(true)).toEqual(['Regular hours', 'Training']);
  expect(names(false)).toEqual(['Regular hours']);
});

it('asks for the fields that can be filled in, each once', () => {
  const floor = customField();
  const without = customField({ id: 92, type: 'FLAG', options: [] });
  const searched = customField({ id: 93, type: 'COMBOBOX' });
  const where = assignment({ timePairCustomFields: [floor, floor, without, searched] });
  const choice = defaultChoice(where);
  expect(fillableFields(where, choice, features)).toEqual([floor, searched]);
  expect(fillableFields(where, choice, { ...features, CUSTOM_FIELDS: false })).toEqual([]);
});

it('misses required fields until they are chosen, and sends what was chosen', () => {
  const fields = [customField(), customField({ id: 92, required: false })];
  const empty = defaultChoice(assignment());
  expect(missingFields(fields, empty).map(({ id }) => id)).toEqual([91]);
  const filled = { ...empty, options: { 91: { id: 912, name: 'Second' } } };
  expect(missingFields(fields, filled)).toEqual([]);
  expect(choiceRequest(filled, fields, features)).toEqual({
    employeeAssignmentId: 31,
    timeTypeId: 61,
    costCenter: { id: 71 },
    timePairCustomFieldValues: [{ id: 912, timePairCustomField: { id: 91 } }],
  });
});

it('misses a cost center where the company wants one', () => {
  const none = defaultChoice(assignment({ costCenter: null }));
  expect(missesCostCenter(none, features)).toBe(false);
  const required = { ...features, COST_CENTER_FIELD_REQUIRED: true };
  expect(missesCostCenter(none, required)).toBe(true);
  expect(missesCostCenter(defaultChoice(assignment()), required)).toBe(false);
});

it('sends no cost center where those are switched off, and a call-back only when it is one', () => {
  const choice = { ...defaultChoice(assignment()), isCallBack: true };
  const sent = choiceRequest(choice, [], { ...features, COST_CENTERS: false });
  expect(sent).not.toHaveProperty('costCenter');
  expect(sent.isCallBack).toBe(true);
  expect(choiceRequest(defaultChoice(assignment()), [], features)).not.toHaveProperty('isCallBack');
});

it('keeps the cost center that was chosen when another position is, and no default one', () => {
  const other = assignment({
    id: 32,
    costCenter: { id: 72, name: '4130 Kitchen', geofence: null },
  });
  const first = defaultChoice(assignment());
  expect(movedChoice(first, assignment(), other).costCenter?.id).toBe(72);
  const chosen = { ...first, costCenter: { id: 79, name: '4790 Night pool' } };
  expect(movedChoice(chosen, assignment(), other)).toMatchObject({
    assignmentId: 32,
    costCenter: { id: 79 },
  });
});
