import { defaultFeatures } from 'shared-contracts';
import { assignment, customField } from 'shared-contracts/testing/employee.ts';
import { expect, it } from 'vitest';
import {
  choiceOn,
  clockInRow,
  isComplete,
  missingFor,
  nothingChosen,
  offeredToAll,
  personToClockIn,
  rebookedRow,
  rowsWithoutChoice,
} from './choiceForAll.ts';

const { features } = defaultFeatures;
const employee = (assignments: readonly ReturnType<typeof assignment>[]) => ({
  id: 1,
  employeeNumber: 'E-1',
  firstName: 'Lena',
  lastName: 'Fischer',
  assignments: [...assignments],
});

it('an only position is picked already, one of several has to be', () => {
  const first = assignment({ id: 31 });
  const second = assignment({ id: 32, isPrimary: false });
  const past = assignment({ id: 33, active: false });
  expect(personToClockIn(employee([first, past]), undefined).assignment?.id).toBe(31);
  const several = personToClockIn(employee([first, second, past]), undefined);
  expect(several.assignments.map(({ id }) => id)).toEqual([31, 32]);
  expect(missingFor(several, nothingChosen, features)).toMatchObject({ position: true });
  expect(personToClockIn(employee([first, second]), 32).assignment?.id).toBe(32);
});

it('what is chosen for all counts where it is offered, the own elsewhere', () => {
  const place = assignment();
  const chosen = { ...nothingChosen, timeTypeId: 62, costCenter: { id: 9, name: 'Gate' } };
  expect(choiceOn(place, chosen, features)).toMatchObject({
    timeTypeId: 62,
    costCenter: { id: 9 },
  });
  expect(choiceOn(place, { ...chosen, timeTypeId: 987 }, features).timeTypeId).toBe(61);
  const off = { ...features, SELECTABLE_TIME_TYPES: false };
  expect(choiceOn(place, chosen, off).timeTypeId).toBe(61);
});

it('required fields are asked for once for all, and sent where they belong', () => {
  const floor = customField();
  const on = assignment({ id: 31, timePairCustomFields: [floor] });
  const without = assignment({ id: 41 });
  const people = [on, on, without].map((place) => personToClockIn(employee([place]), undefined));
  expect(offeredToAll(people, nothingChosen, features).fields).toEqual([floor]);
  expect(people.map((person) => isComplete(missingFor(person, nothingChosen, features)))).toEqual([
    false,
    false,
    true,
  ]);
  const chosen = {
    ...nothingChosen,
    options: { [floor.id]: { id: 912, name: 'Second' } },
    comment: ' Fire drill ',
  };
  expect(people.every((person) => isComplete(missingFor(person, chosen, features)))).toBe(true);
  expect(clockInRow(on, chosen, features)).toMatchObject({
    employeeAssignmentId: 31,
    timePairCustomFieldValues: [{ id: 912, timePairCustomField: { id: floor.id } }],
    comment: 'Fire drill',
  });
  expect(clockInRow(without, chosen, features)).toMatchObject({ timePairCustomFieldValues: [] });
});

it('who has something to choose is not clocked in by one press', () => {
  const needed = assignment({ timePairCustomFields: [customField({ required: true })] });
  const plain = employee([assignment({ id: 31 })]);
  expect(rowsWithoutChoice([plain], features)).toMatchObject([
    { employeeId: 1, name: 'Lena Fischer', row: { employeeAssignmentId: 31 } },
  ]);
  expect(rowsWithoutChoice([plain, employee([needed])], features)).toBeNull();
  expect(rowsWithoutChoice([employee([])], features)).toBeNull();
});

it('a clock-out books anew what was chosen, and leaves the rest as it is', () => {
  const floor = customField();
  const place = assignment({ timePairCustomFields: [floor] });
  expect(rebookedRow(place, nothingChosen, features)).toEqual({});
  const chosen = {
    timeTypeId: 62,
    costCenter: { id: 9, name: 'Gate' },
    options: { [floor.id]: { id: 912, name: 'Second' } },
    comment: ' Went home ',
  };
  expect(rebookedRow(place, chosen, features)).toEqual({
    timeTypeId: 62,
    costCenter: { id: 9 },
    timePairCustomFieldValues: [{ id: 912, timePairCustomField: { id: floor.id } }],
    comment: 'Went home',
  });
  const off = { ...features, SELECTABLE_TIME_TYPES: false, COST_CENTERS: false };
  expect(rebookedRow(place, { ...chosen, options: {}, comment: '' }, off)).toEqual({});
});
